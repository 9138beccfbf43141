import JSONText
import Synchronization
import Threading

/// What the main thread and the socket's thread hand to each other.
final class ControlMailbox: Sendable {
    struct Answer {
        let id: ControlRequest.ID
        let value: JSONValue
    }

    private struct State {
        var requests: [ControlRequest] = []
        var answers: [Answer] = []
        var isClosed = false
    }

    private let bell: Doorbell
    private let state = Mutex(State())

    init(bell: consuming Doorbell) { self.bell = bell }

    /// Readable when answers wait.
    var descriptor: Int32 { bell.descriptor }

    func takeRequests() -> [ControlRequest] {
        state.withLock { state in
            defer { state.requests = [] }
            return state.requests
        }
    }

    func put(_ requests: [ControlRequest]) { state.withLock { $0.requests += requests } }

    func put(_ value: JSONValue, to id: ControlRequest.ID) {
        state.withLock { $0.answers.append(Answer(id: id, value: value)) }
        bell.ring()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        bell.ring()
    }

    /// The answers since the last call, and whether they are the last ones.
    func takeAnswers() -> (answers: [Answer], isClosed: Bool) {
        bell.silence()
        return state.withLock { state in
            defer { state.answers = [] }
            return (state.answers, state.isClosed)
        }
    }
}
