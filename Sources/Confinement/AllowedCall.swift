internal import Glibc

/// A system call that a helper may make.
public struct AllowedCall: Sendable {
    let name: String
    let conditions: [CallCondition]

    /// A call by its name, allowed when its arguments meet all conditions. Of several rules for the same call, one must hold.
    public init(_ name: String, _ conditions: CallCondition...) {
        self.name = name
        self.conditions = conditions
    }

    /// What every helper needs to work and to end. What is not allowed fails with EPERM and kills nobody: a C library that learns a new call
    /// falls back on the old one.
    public static var common: [Self] { descriptors + memory + threads + timeAndSystem }

    /// Open descriptors: the socket, files, shared memory, standard error. None can be opened, and of `fcntl` nothing is left that makes the
    /// kernel send signals to others (F_SETOWN).
    private static let descriptors: [Self] = [
        Self("read"), Self("pread64"), Self("readv"), Self("lseek"), Self("write"), Self("writev"), Self("close"),
        Self("recvmsg"), Self("sendmsg"), Self("poll"), Self("ppoll"), Self("fstat"),
        // The C library's fstat.
        Self("newfstatat", .argument(3, is: emptyPath)),
        Self("fcntl", .argument(1, is: getSeals)), Self("fcntl", .argument(1, is: F_GETFD)),
        Self("fcntl", .argument(1, is: F_GETFL)),
    ]

    /// Memory that is not executable.
    private static let memory: [Self] = [
        Self("mmap", .argument(2, lacks: PROT_EXEC)), Self("mprotect", .argument(2, lacks: PROT_EXEC)),
        Self("munmap"), Self("mremap"), Self("madvise"), Self("brk"), Self("membarrier"),
    ]

    /// Threads of this process; `clone` without CLONE_THREAD would be a process. (`clone3` hides its flags behind a pointer and
    /// is answered by ENOSYS, after which the C library uses `clone`.)
    private static var threads: [Self] {
        [
            Self("clone", .argument(0, has: cloneThread)), Self("futex"), Self("set_robust_list"), Self("rseq"),
            Self("sched_yield"), Self("sched_getaffinity"), Self("getcpu"), Self("gettid"), Self("getpid"),
            Self("exit"), Self("exit_group"), Self("rt_sigaction"), Self("rt_sigprocmask"), Self("rt_sigreturn"),
            Self("sigaltstack"), Self("restart_syscall"),
            // How `abort` ends this very process.
            Self("tgkill", .argument(0, is: getpid())),
        ]
    }

    /// Clocks, random numbers, how much memory there is (`qsort` asks), and limits of this process.
    private static let timeAndSystem: [Self] = [
        Self("clock_gettime"), Self("clock_getres"), Self("gettimeofday"), Self("time"), Self("nanosleep"),
        Self("clock_nanosleep"), Self("getrandom"), Self("sysinfo"), Self("getrlimit"),
        Self("prlimit64", .argument(0, is: 0)),
    ]

    // Numbers of the kernel's headers (linux/fcntl.h, linux/sched.h) that Swift does not see.
    private static let emptyPath: Int32 = 0x1000
    private static let getSeals: Int32 = 1034
    private static let cloneThread: Int32 = 0x0001_0000
}
