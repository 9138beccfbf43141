internal import Synchronization

/// Where results of another thread lie, in their order, until somebody takes them.
public final class ResultInbox<Result: Sendable>: Sendable {
    private let results = Mutex<[Result]>([])
    private let wake: @Sendable () -> Void

    /// An empty inbox; `wake` is called by whoever delivers, after each result.
    public init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Adds a result.
    public func deliver(_ result: Result) {
        results.withLock { $0.append(result) }
        wake()
    }

    /// The results since the last call.
    public func takeAll() -> [Result] {
        results.withLock { results in
            defer { results = [] }
            return results
        }
    }
}
