internal import Geometry
internal import Synchronization
internal import Wire

/// What the threads that follow helpers leave for the main thread. Progress that nobody has seen is replaced, and neighboring rows
/// are joined, so that a helper that talks without end fills no memory.
final class Inbox: Sendable {
    /// One entry: of which opening, in which attempt (nil when it belongs to all of them), and what.
    struct Item: Sendable {
        enum Content: Sendable {
            case change(PictureChange)
            case ended(Follower.Outcome)
            /// Something of its file has been fetched.
            case fetched(OpenedFile)
            /// Its file will not be fetched, or not all of it.
            case notFetched(PictureFailure)
        }

        let id: PictureID
        let attempt: Int?
        var content: Content
    }

    private struct State {
        var items: [Item] = []
        var isOpen = true
    }

    private let state = Mutex(State())
    private let wake: @Sendable () -> Void

    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Leaves an entry and wakes the main thread; does nothing once closed.
    func put(_ item: Item) {
        let isOpen = state.withLock { state in
            guard state.isOpen else { return false }
            if let last = state.items.last, let joined = Self.joined(last, item) {
                state.items[state.items.count - 1] = joined
            } else {
                state.items.append(item)
            }
            return true
        }
        if isOpen { wake() }
    }

    /// Takes all entries out.
    func takeAll() -> [Item] {
        state.withLock { state in
            defer { state.items.removeAll() }
            return state.items
        }
    }

    /// From now on nothing is taken and nobody is woken.
    func close() {
        state.withLock {
            $0.isOpen = false
            $0.items.removeAll()
        }
    }

    /// Two entries as one, when the second makes the first superfluous or continues it.
    private static func joined(_ first: Item, _ second: Item) -> Item? {
        guard first.id == second.id, first.attempt == second.attempt, case .change(let earlier) = first.content,
            case .change(let later) = second.content
        else { return nil }
        switch (earlier, later) {
        case (.progress, .progress), (.fetching, .fetching):
            return second
        case (.rows(var rows), .rows(let more))
        where rows.level == more.level && rows.pass == more.pass && rows.rows.upperBound == more.rows.lowerBound:
            rows.rows = rows.rows.lowerBound..<more.rows.upperBound
            return Item(id: first.id, attempt: first.attempt, content: .change(.rows(rows)))
        default:
            return nil
        }
    }
}
