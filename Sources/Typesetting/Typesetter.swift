public import Drawing
import Synchronization
import Threading

/// Turns text into bitmaps on a thread of its own; the thread that asks never waits for fonts.
///
/// Results lie in an inbox until they are taken. Nothing is loaded before the first request.
public final class Typesetter: Sendable {
    /// A text that was asked for and what became of it.
    public struct Result: Sendable {
        /// What was asked for.
        public let request: TextRequest
        /// Its pixels, or why there are none.
        public let outcome: Swift.Result<Bitmap, TypesettingError>
    }

    private let worker: Worker<TextRequest>
    private let inbox: Inbox

    /// A typesetter that calls `wake` on its own thread whenever a result has come into an empty inbox. `language`, by its tag ("ja", "zh-cn"), chooses
    /// between the forms of characters that languages write differently.
    public init(language: String = "en", wake: @escaping @Sendable () -> Void) {
        let inbox = Inbox(wake: wake)
        self.inbox = inbox
        worker = Worker { queue in Self.work(queue, inbox, language) }
    }

    /// Asks for a text. A request that is on its way, or that lies in the inbox, is not made twice.
    public func request(_ request: TextRequest) {
        guard inbox.expect(request) else { return }
        do {
            try worker.submit(request)
        } catch {
            inbox.deliver(Result(request: request, outcome: .failure(.noThread(code: error.code))))
        }
    }

    /// Takes what has come, in the order of the requests.
    public func takeResults() -> [Result] { inbox.take() }

    private static func work(_ queue: JobQueue<TextRequest>, _ inbox: Inbox, _ language: String) {
        guard var request = queue.next() else { return }
        do {
            let setter = try TextSetter(language: language)
            while true {
                inbox.deliver(Result(request: request, outcome: Self.set(request, with: setter)))
                guard let next = queue.next() else { return }
                request = next
            }
        } catch {
            inbox.deliver(Result(request: request, outcome: .failure(error)))
            while let request = queue.next() {
                inbox.deliver(Result(request: request, outcome: .failure(error)))
            }
        }
    }

    private static func set(
        _ request: TextRequest, with setter: borrowing TextSetter
    ) -> Swift.Result<Bitmap, TypesettingError> {
        do {
            return .success(try setter.bitmap(of: request))
        } catch {
            return .failure(error)
        }
    }

    private final class Inbox: Sendable {
        private struct State {
            var pending: Set<TextRequest> = []
            var results: [Result] = []
        }

        private let state = Mutex(State())
        private let wake: @Sendable () -> Void

        init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

        /// Notes a request; false when it is on its way already.
        func expect(_ request: TextRequest) -> Bool {
            state.withLock { $0.pending.insert(request).inserted }
        }

        func deliver(_ result: Result) {
            let isFirst = state.withLock { state in
                state.results.append(result)
                return state.results.count == 1
            }
            if isFirst { wake() }
        }

        func take() -> [Result] {
            state.withLock { state in
                let results = state.results
                state.results = []
                for result in results { state.pending.remove(result.request) }
                return results
            }
        }
    }
}
