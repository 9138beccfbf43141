import Glibc
import Platform
import Settings

/// The program `vitrine`, from its arguments to its exit status.
public enum VitrineProgram {
    /// Runs it; returns 0, 1 when something outside failed, 2 when it was called wrongly.
    public static func run() -> Int32 {
        do {
            let arguments = ProgramArguments.bytes()
            switch try Invocation(arguments, workingFolder: ProgramArguments.workingFolder()) {
            case .print(let text):
                StandardStreams.print(text)
                return 0
            case .check:
                return DecoderCheck.run()
            case .formats:
                return DecoderFormats.run()
            case .control(let call):
                return call.run()
            case .view(let settings):
                return view(settings)
            }
        } catch {
            StandardStreams.complain(error.sentence, program: "vitrine")
            return 2
        }
    }

    private static func view(_ settings: ViewerSettings) -> Int32 {
        // A terminal that goes away ends the viewer as a window that is closed does.
        _ = signal(SIGHUP) { @Sendable _ in _ = raise(SIGTERM) }
        do {
            let viewer = try Viewer(settings)
            viewer.run()
            return viewer.end()
        } catch {
            StandardStreams.complain(error.sentence, program: "vitrine")
            return 1
        }
    }
}
