public import Gestures

/// The latest discrete gestures and when they happened.
public struct RecentGestures: Hashable, Sendable {
    /// One of them.
    public struct Entry: Hashable, Sendable {
        /// Which.
        public let gesture: DiscreteGesture
        /// When, ms.
        public let time: Double
    }

    /// More could not be told apart at a glance.
    private static let capacity = 4

    /// The oldest first.
    public private(set) var entries: [Entry] = []

    mutating func add(_ gestures: [DiscreteGesture], at time: Double) {
        if gestures.isEmpty { return }
        entries += gestures.map { Entry(gesture: $0, time: time) }
        entries.removeFirst(max(entries.count - Self.capacity, 0))
    }
}
