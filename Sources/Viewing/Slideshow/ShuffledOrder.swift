/// An order of chance through the pictures of an album, round after round: in each round every picture comes once, and never one twice in a row. Pictures
/// that are gone are left out; new ones come in the next round.
struct ShuffledOrder: Hashable, Sendable {
    private var state: UInt64
    /// What is left of the round, the next one last.
    private var rest: [[UInt8]] = []
    private var hasBegun = false

    /// The order of a seed.
    init(seed: UInt64) { state = seed }

    /// The picture that comes after the current one; nil when there is none. Asked again, it is the same one, until it becomes the current one.
    mutating func next(after current: [UInt8]?, in entries: [[UInt8]], loops: Bool) -> [UInt8]? {
        while let next = rest.last {
            if next != current, entries.contains(next) { return next }
            rest.removeLast()
        }
        guard loops || !hasBegun else { return nil }
        rest = shuffled(entries)
        if let current {
            if hasBegun {
                putOff(current)
            } else {
                // The current one is the first of the first round.
                rest.removeAll { $0 == current }
            }
        }
        hasBegun = true
        return rest.last
    }

    /// The current picture must not be the next one too.
    private mutating func putOff(_ current: [UInt8]) {
        guard rest.last == current else { return }
        guard let other = rest.lastIndex(where: { $0 != current }) else { return rest = [] }
        rest.swapAt(other, rest.count - 1)
    }

    /// Fisher and Yates.
    private mutating func shuffled(_ entries: [[UInt8]]) -> [[UInt8]] {
        var shuffled = entries
        for last in stride(from: shuffled.count - 1, to: 0, by: -1) {
            shuffled.swapAt(last, Int(random() % UInt64(last + 1)))
        }
        return shuffled
    }

    /// SplitMix64.
    private mutating func random() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
