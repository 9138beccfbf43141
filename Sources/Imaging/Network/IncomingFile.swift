internal import Synchronization
internal import Threading
internal import Wire

/// A file that is still being fetched while a helper decodes it: hands on to the helper how much of it is there, and knows how long the helper
/// has been waiting for more, which is not its fault.
final class IncomingFile: Sendable {
    private struct State {
        var received = 0
        var isComplete = false
        var failure: PictureFailure?
        /// The helper that reads it.
        var process: HelperProcess?
        /// What the helper was told last, and where to tell it; nil before it was told anything.
        var told: Int?
        var hasToldEnd = false
        var socket: PacketSocket?
        /// The helper waits for more bytes than these.
        var wanted: Int?
        var starvedSince: Double?
        var starvedTime = 0.0
        var fedAt = -Double.infinity
    }

    let expected: Int?
    private let state: Mutex<State>

    /// A file of which so many bytes are there.
    init(received: Int, expected: Int?) {
        self.expected = expected
        state = Mutex(State(received: received))
    }

    /// The bytes that are there.
    var received: Int { state.withLock { $0.received } }

    /// Whether all of them are.
    var isComplete: Bool { state.withLock { $0.isComplete } }

    /// Why the rest will not come; nil as long as it may, or once it has.
    var failure: PictureFailure? { state.withLock { $0.failure } }

    // MARK: - For the thread that fetches

    /// More bytes are there, or all.
    func note(received: Int, isComplete: Bool) {
        state.withLock { state in
            guard !state.isComplete else { return }
            state.received = max(state.received, received)
            state.isComplete = isComplete
            tell(&state)
        }
    }

    /// The rest will not come: the helper is ended.
    func fail(_ failure: PictureFailure) {
        state.withLock { state in
            guard !state.isComplete, state.failure == nil else { return }
            state.failure = failure
            state.process?.kill()
        }
    }

    /// A helper is going to read the file, from the start.
    func attach(_ process: HelperProcess) {
        state.withLock { state in
            state = State(
                received: state.received, isComplete: state.isComplete, failure: state.failure, process: process)
            if state.failure != nil { process.kill() }
        }
    }

    // MARK: - For the thread that follows the helper

    /// Hands the file over by `open`, which gets what the helper must know about its growth; nil for a file that is whole. From then on the
    /// helper is told.
    func begin(_ socket: PacketSocket, open: (GrowingFile?) -> Void) {
        state.withLock { state in
            open(state.isComplete ? nil : GrowingFile(received: state.received, expected: expected))
            state.told = state.received
            state.hasToldEnd = state.isComplete
            state.socket = socket
        }
    }

    /// The helper waits for more than so many bytes.
    func noteStarved(at bytes: Int) {
        state.withLock { state in
            guard !state.hasToldEnd, bytes >= state.told ?? 0 else { return }
            state.wanted = bytes
            state.starvedSince = state.starvedSince ?? MonotonicClock.milliseconds
        }
    }

    /// How long the helper has been waiting for bytes, all in all.
    var starvedTime: Double {
        state.withLock { state in
            state.starvedTime + (state.starvedSince.map { MonotonicClock.milliseconds - $0 } ?? 0)
        }
    }

    /// Whether the helper waits now, or waited less than so many milliseconds ago.
    func isStarved(within milliseconds: Double) -> Bool {
        state.withLock { $0.starvedSince != nil || MonotonicClock.milliseconds - $0.fedAt < milliseconds }
    }

    /// Says how much there is. Never waits: what could not be said is said with the next bytes, and the end by a thread of its own.
    private func tell(_ state: inout State) {
        guard let socket = state.socket, state.failure == nil else { return }
        let message = ViewerMessage.grown(bytes: state.received, isComplete: state.isComplete).encoded()
        guard socket.offer(message) else {
            guard state.isComplete else { return }
            DetachedThread.start { try? socket.send(message) }
            return fed(&state)
        }
        fed(&state)
    }

    private func fed(_ state: inout State) {
        state.told = state.received
        state.hasToldEnd = state.isComplete
        guard let since = state.starvedSince, state.received > state.wanted ?? 0 || state.isComplete else { return }
        state.starvedTime += MonotonicClock.milliseconds - since
        state.starvedSince = nil
        state.fedAt = MonotonicClock.milliseconds
    }
}
