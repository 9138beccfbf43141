internal import Synchronization
internal import Threading

/// What the main thread puts on the clipboard, on its way to the thread that hands it out.
final class ClipboardInbox: Sendable {
    private struct State {
        var content: ClipboardContent?
        var isOver = false
    }

    private let state = Mutex(State())
    /// Rung when there is something new, or when the thread is to end.
    let bell: Doorbell

    init() throws(ThreadError) { bell = try Doorbell() }

    /// Whether the thread is to end.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Puts something on the clipboard.
    func put(_ content: ClipboardContent) {
        state.withLock { $0.content = content }
        bell.ring()
    }

    /// What was put there since the last call.
    func take() -> ClipboardContent? {
        bell.silence()
        return state.withLock { state in
            defer { state.content = nil }
            return state.content
        }
    }

    /// Lets the thread end.
    func close() {
        state.withLock { $0.isOver = true }
        bell.ring()
    }
}
