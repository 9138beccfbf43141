internal import Confinement
internal import Glibc

/// The system calls that a fetcher may make beside what every helper may: files and the network. It starts no program, looks at no other process,
/// waits for no connection, and reaches no socket of this machine's desktop.
enum FetchCalls {
    static var all: [AllowedCall] { AllowedCall.common + files + connections + waiting + process }

    /// Which files, Landlock says.
    private static let files: [AllowedCall] = [
        AllowedCall("open"), AllowedCall("openat"), AllowedCall("newfstatat"), AllowedCall("stat"),
        AllowedCall("lstat"),
        AllowedCall("statx"), AllowedCall("fstatfs"), AllowedCall("access"), AllowedCall("faccessat"),
        AllowedCall("faccessat2"), AllowedCall("readlink"),
        AllowedCall("readlinkat"), AllowedCall("getdents64"), AllowedCall("getcwd"), AllowedCall("unlink"),
        AllowedCall("unlinkat"), AllowedCall("rename"),
        AllowedCall("renameat"), AllowedCall("renameat2"), AllowedCall("ftruncate"), AllowedCall("flock"),
        AllowedCall("utimensat"), AllowedCall("pwrite64"), AllowedCall("fadvise64"),
    ]

    /// Sockets to other machines, to the kernel's news of the network, and pairs within this process. A local socket could reach the desktop.
    private static let connections: [AllowedCall] =
        [AF_INET, AF_INET6, netlink].map { AllowedCall("socket", .argument(0, is: $0)) } + [
            AllowedCall("socketpair", .argument(0, is: AF_UNIX)), AllowedCall("connect"), AllowedCall("bind"),
            AllowedCall("getsockname"), AllowedCall("getpeername"), AllowedCall("getsockopt"),
            AllowedCall("setsockopt"), AllowedCall("sendto"),
            AllowedCall("recvfrom"), AllowedCall("sendmmsg"), AllowedCall("recvmmsg"), AllowedCall("shutdown"),
            // How much waits to be read, and that a call does not wait.
            AllowedCall("ioctl", .argument(1, is: 0x541B)), AllowedCall("ioctl", .argument(1, is: 0x5421)),
            AllowedCall("fcntl", .argument(1, is: F_SETFL)), AllowedCall("fcntl", .argument(1, is: F_SETFD)),
            AllowedCall("fcntl", .argument(1, is: 1030)),  // F_DUPFD_CLOEXEC
        ]

    /// What the queues of the session wait with.
    private static let waiting: [AllowedCall] = [
        AllowedCall("epoll_create1"), AllowedCall("epoll_ctl"), AllowedCall("epoll_wait"), AllowedCall("epoll_pwait"),
        AllowedCall("eventfd2"), AllowedCall("timerfd_create"), AllowedCall("timerfd_settime"),
        AllowedCall("timerfd_gettime"), AllowedCall("pipe2"),
        AllowedCall("select"), AllowedCall("pselect6"),
    ]

    /// What a process asks about itself.
    private static let process: [AllowedCall] = [
        AllowedCall("uname"), AllowedCall("getuid"), AllowedCall("geteuid"), AllowedCall("getgid"),
        AllowedCall("getegid"),
        AllowedCall("getppid"), AllowedCall("getrusage"), AllowedCall("times"),
        AllowedCall("prctl", .argument(0, is: 15)),  // PR_SET_NAME
        AllowedCall("sched_getparam"), AllowedCall("sched_getscheduler"),
    ]

    private static let netlink: Int32 = 16
}
