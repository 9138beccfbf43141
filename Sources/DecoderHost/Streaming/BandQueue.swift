internal import Synchronization
internal import Threading

/// Hands bands of decoded rows to the thread that makes the levels of them.
final class BandQueue: Sendable {
    /// What is to be done next.
    enum Item: Sendable {
        /// Stored rows that follow those of the last band have been decoded in a pass.
        case band(Range<Int>, pass: Int)
        /// All rows of a pass have been handed on: tell the viewer, then answer.
        case endOfPass
        /// There will be no more.
        case end
    }

    private let items = Mutex<[Item]>([])
    private let filled = Signal()
    private let answered = Signal()
    private let room = Signal()
    private let isLimited: Bool

    /// A queue with room for so many bands, where that is limited.
    init(room bands: Int?) {
        for _ in 0..<(bands ?? 0) { room.raise() }
        isLimited = bands != nil
    }

    /// Waits until the next band may be decoded.
    func waitForRoom() {
        if isLimited { room.wait() }
    }

    /// A band's place may be used again.
    func makeRoom() {
        if isLimited { room.raise() }
    }

    /// Hands something on.
    func put(_ item: Item) {
        items.withLock { $0.append(item) }
        filled.raise()
    }

    /// Waits for everything that is there, in its order; if a time in ms is given, no longer than that: then there may be nothing.
    func take(within patience: Double? = nil) -> [Item] {
        while true {
            if let patience {
                guard filled.wait(milliseconds: patience) else { return [] }
            } else {
                filled.wait()
            }
            let taken = items.withLock { items in
                defer { items.removeAll(keepingCapacity: true) }
                return items
            }
            if !taken.isEmpty { return taken }
        }
    }

    /// The end of a pass has been told.
    func answer() { answered.raise() }

    /// Waits for that.
    func waitForAnswer() { answered.wait() }
}
