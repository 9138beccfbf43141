internal import CSystem

/// Runs work on a thread that nobody waits for: it may be stuck in the system for as long as it likes. It receives no signals and needs
/// no run-time of Swift concurrency.
public enum DetachedThread {
    private final class Work: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private static let stackBytes = 512 * 1024

    /// Starts a thread that does the work; false when the system has no thread left.
    @discardableResult
    public static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
        let work = unsafe Unmanaged.passRetained(Work(run))
        let result = unsafe system_start_thread(
            { @Sendable argument in
                guard let argument = unsafe argument else { return }
                unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
            }, work.toOpaque(), stackBytes)
        if result != 0 { unsafe work.release() }
        return result == 0
    }
}
