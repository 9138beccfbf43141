import CProbe
import Glibc

/// Something that a decoder which a hostile picture has taken over would try.
struct Attempt: Sendable {
    let name: String
    let run: @Sendable () -> Int32

    init(_ name: String, _ run: @autoclosure @escaping @Sendable () -> Int32) {
        self.name = name
        self.run = run
    }

    /// What would reach files.
    static let files = [
        Attempt("open a file", probe_open("/etc/passwd")),
        Attempt("open a folder", probe_open("/")),
        Attempt("create a file", probe_create("/tmp/vitrine-sandbox-probe-\(getpid())")),
        Attempt("open its own memory", probe_memory_of(getpid())),
    ]

    /// All but the last one, which ends this program where it is let.
    static let all =
        files + [
            Attempt("make a network socket", probe_socket(AF_INET)),
            Attempt("make a local socket", probe_socket(AF_UNIX)),
            Attempt("connect a socket", probe_connect("/nowhere/vitrine")),
            Attempt("start a process", probe_fork()),
            Attempt("signal the parent", probe_signal(getppid())),
            Attempt("signal the parent by a descriptor", probe_signal_by_descriptor(3, getppid())),
            Attempt("trace the parent", probe_trace(getppid())),
            Attempt("read the parent's memory", probe_read_process(getppid())),
            Attempt("look at the parent's limits", probe_limit_process(getppid())),
            Attempt("make memory executable", probe_executable_memory()),
            Attempt("let others look into it", probe_become_dumpable()),
            Attempt("duplicate descriptors", probe_open_descriptors(2)),
            Attempt("map four gigabytes", probe_memory(4 << 30)),
        ]

    /// What decoding needs.
    static let needed = [
        Attempt("start a thread", probe_thread()),
        Attempt("count the processors", sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 0 ? 0 : EINVAL),
        Attempt("map a gigabyte", probe_memory(1 << 30)),
    ]
}
