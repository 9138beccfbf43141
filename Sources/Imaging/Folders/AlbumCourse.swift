internal import Synchronization
internal import Threading

/// What the main thread and the thread that follows an album tell each other.
final class AlbumCourse: Sendable {
    /// Names that have come since the last time.
    struct Names {
        var new: [[UInt8]]
        /// Whether there will be no more.
        var isComplete: Bool
    }

    private struct State {
        var names: Names
        var attended: [UInt8]?
        var isEnded = false
    }

    let number: UInt64
    /// Whether the names are a list, in which each file stands for itself.
    let isList: Bool
    private let state: Mutex<State>
    private let bell: Doorbell

    init(number: UInt64, names: [[UInt8]], isList: Bool) throws(ThreadError) {
        self.number = number
        self.isList = isList
        state = Mutex(State(names: Names(new: names, isComplete: !isList)))
        bell = try Doorbell()
    }

    /// Readable when there are names, or the end.
    var bellNumber: Int32 { bell.descriptor }

    var isEnded: Bool { state.withLock { $0.isEnded } }

    var attended: [UInt8]? { state.withLock { $0.attended } }

    func end() {
        state.withLock { $0.isEnded = true }
        bell.ring()
    }

    func attend(to path: [UInt8]?) { state.withLock { $0.attended = path } }

    func add(_ names: [[UInt8]], isLast: Bool) {
        state.withLock {
            $0.names.new += names
            $0.names.isComplete = $0.names.isComplete || isLast
        }
        bell.ring()
    }

    func takeNames() -> Names {
        bell.silence()
        return state.withLock { state in
            defer { state.names.new = [] }
            return state.names
        }
    }
}
