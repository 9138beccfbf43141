/// A stream of random numbers that is the same for the same seed on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The stream of a seed.
    public init(seed: UInt64) { state = seed }

    /// The stream of one case of a property: cases do not depend on one another, so a failed one can be repeated alone.
    public init(seed: UInt64, case number: Int) {
        var mixer = SeededGenerator(seed: seed ^ (UInt64(truncatingIfNeeded: number) &* 0xD1B5_4A32_D192_ED03))
        self.init(seed: mixer.next())
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below 1, of 53 random bits.
    public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A number in a range, evenly.
    public mutating func double(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * unit()
    }

    /// A whole number in a range, evenly.
    public mutating func int(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(truncatingIfNeeded: next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// Whether something happens that has a chance of 0 ... 1.
    public mutating func chance(_ chance: Double) -> Bool { unit() < chance }

    /// 1 or -1.
    public mutating func sign() -> Double { chance(0.5) ? 1 : -1 }

    /// One of several, evenly; the first one stands apart so that there always is one.
    public mutating func pick<Element>(_ first: Element, _ rest: Element...) -> Element {
        let index = int(in: 0...rest.count)
        return index == 0 ? first : rest[index - 1]
    }

    /// One element of a list; nil when it is empty.
    public mutating func element<Element>(of list: [Element]) -> Element? {
        list.isEmpty ? nil : list[int(in: 0...(list.count - 1))]
    }
}
