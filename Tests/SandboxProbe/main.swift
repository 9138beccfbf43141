import CProbe
import CSystem
import Confinement
import DecoderHost
import FetchHost
import Glibc
import Wire

// Enters the sandbox of vitrine-decode and tells what can still be done in it: lines of "name<tab>errno" on standard output.
// Usage: sandbox-probe all|files|calls [memory | abort | exec], or: sandbox-probe old-kernel PROGRAM, which starts a program
// for which the kernel has neither Landlock nor seccomp, or: sandbox-probe fetcher FOLDER, which enters the sandbox of vitrine-fetch.

func say(_ name: String, _ number: Int32) {
    let line = Array("\(name)\t\(number)\n".utf8)
    _ = write(STDOUT_FILENO, line, line.count)
}

var report = ProtectionReport()
switch CommandLine.arguments.dropFirst().first {
case "all": report = Sandbox.enter()
case "fetcher":
    let path = CommandLine.arguments.dropFirst(2).first ?? "/nowhere"
    let folder = OwnedDescriptor(taking: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    report = FetchCage.enter(writable: folder)
    for attempt in Attempt.fetcher(path) { say(attempt.name, attempt.run()) }
case "old-kernel":
    guard probe_pretend_old_kernel() == 0, let program = CommandLine.arguments.dropFirst(2).first else { exit(65) }
    exit(probe_exec(program))
case "files":
    _ = system_forbid_new_privileges()
    Sandbox.forbidFiles(&report)
case "calls": Sandbox.forbidCalls(&report)
default: exit(64)
}
for (index, protection) in Protections.each.enumerated() where report.protections.contains(protection) {
    say("protection \(index)", 0)
}

switch CommandLine.arguments.dropFirst(2).first {
case "memory": say("megabytes", probe_fill_memory(4096))
case "abort": abort()
case "exec": say("start a program", probe_exec("/bin/true"))
default:
    if CommandLine.arguments.dropFirst().first == "fetcher" { break }
    for attempt in Attempt.all + Attempt.needed { say(attempt.name, attempt.run()) }
    say("clone3", probe_clone3())
}
