import Geometry
import Glibc
import Wire

// A decoder that lies. Usage: hostile-helper LIE STEP, started by the viewer in place of vitrine-decode. It behaves well up to a step,
// then does what the lie says; what follows, if anything, is as a good decoder would do it.

guard CommandLine.arguments.count == 3, let step = Step(rawValue: CommandLine.arguments[2]),
    let socket = PacketSocket.inherited(3)
else { exit(64) }
Performance(socket, lie: CommandLine.arguments[1], at: step).run()
