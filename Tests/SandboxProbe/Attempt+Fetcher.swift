import CProbe
import Glibc

extension Attempt {
    /// What a fetcher that a hostile server has taken over would try, and what a fetcher needs.
    static func fetcher(_ folder: String) -> [Attempt] {
        let readable = [
            Attempt("read the name servers", probe_open("/etc/resolv.conf")),
            Attempt("read the certificates", probe_open("/etc/ssl/certs")),
            Attempt("create a copy", probe_create("\(folder)/copy")),
        ]
        let files = [
            Attempt("read the accounts", probe_open("/etc/passwd")),
            Attempt("read the home folder", probe_open("/root")),
            Attempt("read processes", probe_open("/proc/self/status")),
            Attempt("open its own memory", probe_memory_of(getpid())),
            Attempt("create a file elsewhere", probe_create("/tmp/vitrine-sandbox-probe-\(getpid())")),
            Attempt("make a folder in the cache", probe_make_folder("\(folder)/folder")),
            Attempt("change a library", probe_create("/usr/lib/vitrine-sandbox-probe-\(getpid())")),
        ]
        let network = [
            Attempt("make a network socket", probe_socket(AF_INET)),
            Attempt("make a local socket", probe_socket(AF_UNIX)),
            Attempt("make a raw socket", probe_socket(AF_PACKET)),
            Attempt("wait for connections", probe_wait_for_connections(0)),
            Attempt("take a port", probe_wait_for_connections(1)),
        ]
        return readable + files + network + others
    }

    private static let others = [
        Attempt("start a process", probe_fork()),
        Attempt("signal the parent", probe_signal(getppid())),
        Attempt("signal the parent by a descriptor", probe_signal_by_descriptor(3, getppid())),
        Attempt("trace the parent", probe_trace(getppid())),
        Attempt("read the parent's memory", probe_read_process(getppid())),
        Attempt("look at the parent's limits", probe_limit_process(getppid())),
        Attempt("make memory executable", probe_executable_memory()),
        Attempt("let others look into it", probe_become_dumpable()),
        Attempt("map two gigabytes", probe_memory(2 << 30)),
        Attempt("start a thread", probe_thread()),
    ]
}
