internal import Foundation
internal import FoundationNetworking
internal import Synchronization
internal import Threading
internal import Wire

/// One request and its answer. Whoever runs it waits; head and content are handed over on a thread of the session, one after the other, and never
/// once `run` has returned.
final class Exchange: NSObject, URLSessionDataDelegate {
    /// How it ended.
    enum End: Sendable {
        /// All of the answer has come.
        case complete
        /// The receiver did not want more.
        case refused
        /// It did not come to its end.
        case failed(FetchFailure)
    }

    /// What takes an answer.
    protocol Receiver: Sendable {
        /// The head has come; whether the content is wanted.
        func take(_ head: AnswerHead) -> Bool
        /// A piece of the content has come; whether more is wanted.
        func take(_ content: Data) -> Bool
    }

    private struct State {
        var hasHead = false
        var lastArrival = MonotonicClock.milliseconds
        var end: End?
    }

    private let receiver: any Receiver
    private let state = Mutex(State())
    private let news = Signal()

    init(_ receiver: any Receiver) { self.receiver = receiver }

    /// Asks, and waits until the answer has come, is not wanted, or takes too long.
    func run(_ request: URLRequest, patience: FetchPatience) -> End {
        let session = URLSession(configuration: Self.configuration, delegate: self, delegateQueue: InlineQueue())
        let task = session.dataTask(with: request)
        task.resume()
        let end = waitForEnd(patience)
        // A task that is still busy is cancelled on its own thread; nobody waits for a resolver that does not answer.
        if case .complete = end { session.finishTasksAndInvalidate() } else { session.invalidateAndCancel() }
        return end
    }

    private func waitForEnd(_ patience: FetchPatience) -> End {
        let start = MonotonicClock.milliseconds
        while true {
            let (end, deadline) = state.withLock { state in
                (
                    state.end,
                    state.hasHead
                        ? state.lastArrival + Double(patience.stallTime) : start + Double(patience.connectTime)
                )
            }
            if let end { return end }
            let left = deadline - MonotonicClock.milliseconds
            if left > 0 {
                _ = news.wait(milliseconds: left + 1)
                continue
            }
            return state.withLock { state in
                // It may have ended just now.
                let end = state.end ?? .failed(state.hasHead ? .stalled : .connectionTimedOut)
                state.end = end
                return end
            }
        }
    }

    /// Nothing is kept by the session itself, and nothing of the person's is sent: no cookies, no credentials, no cache. Times are ours.
    private static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.timeoutIntervalForRequest = 86_400
        return configuration
    }

    private func take(_ head: AnswerHead) {
        note { state in
            // Early hints come before the answer; a redirect is told twice.
            guard head.status >= 200, !state.hasHead else { return }
            state.hasHead = true
            if !receiver.take(head) { state.end = .refused }
        }
    }

    /// Changes the state, unless it has ended, while nobody else can.
    private func note(_ change: (inout State) -> Void) {
        let hasEnded = state.withLock { state in
            guard state.end == nil else { return true }
            state.lastArrival = MonotonicClock.milliseconds
            change(&state)
            return state.end != nil
        }
        if hasEnded { news.raise() }
    }

    func urlSession(
        _: URLSession, dataTask _: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse { take(AnswerHead(response)) }
        completionHandler(.allow)
    }

    func urlSession(_: URLSession, dataTask _: URLSessionDataTask, didReceive content: Data) {
        note { state in
            if state.hasHead, !receiver.take(content) { state.end = .refused }
        }
    }

    func urlSession(
        _: URLSession, task _: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest _: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        take(AnswerHead(response))
        // Whether and how a redirect is followed is decided elsewhere, with more care.
        completionHandler(nil)
    }

    func urlSession(
        _: URLSession, task _: URLSessionTask, didReceive _: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // The answer's status says it; there is nobody to be asked for a password.
        note { $0.end = .refused }
    }

    func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if error == nil, let response = task.response as? HTTPURLResponse { take(AnswerHead(response)) }
        note { state in
            if let error {
                state.end = .failed(TransferFailure.reason(of: error, hasHead: state.hasHead))
            } else {
                state.end = state.hasHead ? .complete : .failed(.badAnswer)
            }
        }
    }
}
