import Glibc
import Synchronization

/// The signals that ask a program to end: SIGTERM, SIGINT and SIGHUP. They are taken by a thread of their own, because a handler may do next to
/// nothing, and may run on any thread.
public final class EndSignals: Sendable {
    private let received = Atomic<Int32>(0)

    /// Makes the signals wait for `watch`. To be called before the first thread starts: threads have the mask of their creator.
    public init() {
        // A reader that has gone, and a file that may not grow, are errors of a write and nothing else.
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
        var signals = Self.set
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// From now on `wake` is called, on another thread, when such a signal comes. A second one ends the process at once: somebody is in a hurry,
    /// or the program no longer listens.
    public func watch(wake: @escaping @Sendable () -> Void) {
        let isStarted = DetachedThread.start { [self] in
            var signals = Self.set
            while true {
                var number: Int32 = 0
                guard unsafe sigwait(&signals, &number) == 0 else { continue }
                if received.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
                wake()
            }
        }
        guard !isStarted else { return }
        // Better at once than never.
        var signals = Self.set
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// The name of the signal that has come; nil when none has.
    public var name: String? {
        switch received.load(ordering: .relaxed) {
        case 0: nil
        case SIGTERM: "SIGTERM"
        case SIGINT: "SIGINT"
        case SIGHUP: "SIGHUP"
        case let other: "signal \(other)"
        }
    }

    private static var set: sigset_t {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for number in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&signals, number) }
        return signals
    }
}
