/// The order in which people expect names: numbers by their value (`img2` before `img10`), letters without regard to case and accents.
///
/// It is total: names that say the same (`IMG2`, `img02`) are ordered by their bytes.
public struct NaturalOrder: Hashable, Comparable, Sendable {
    /// The name, byte for byte.
    public let name: [UInt8]
    /// Compared as a list of numbers it gives the order: a letter is one number; a run of digits is three or more, namely the place
    /// of digits among the letters, how many digits there are without leading zeros, and these.
    private let key: [UInt32]

    /// The digits' place among the other characters, that of ASCII.
    private static let digits: UInt32 = 0x30
    /// Before all others, so that `a.png` comes before `a (2).png` and `a-2.png`.
    private static let dot: UInt32 = 0

    /// A name with its place in the order; computed once for many comparisons.
    public init(_ name: [UInt8]) {
        self.name = name
        key = Self.key(of: name)
    }

    /// Whether one name comes before another.
    public static func < (first: NaturalOrder, second: NaturalOrder) -> Bool {
        if first.key != second.key { return first.key.lexicographicallyPrecedes(second.key) }
        return first.name.lexicographicallyPrecedes(second.name)
    }

    /// Names in their natural order.
    public static func sorted(_ names: some Sequence<[UInt8]>) -> [[UInt8]] {
        names.map(NaturalOrder.init).sorted().map(\.name)
    }

    private static func key(of name: [UInt8]) -> [UInt32] {
        var key: [UInt32] = []
        key.reserveCapacity(name.count + 8)
        var number: [UInt32]?
        for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
            if let digit = digit(scalar) {
                let isLeadingZero = digit == 0 && (number ?? []).isEmpty
                number = (number ?? []) + (isLeadingZero ? [] : [digit])
                continue
            }
            if let number { append(number, to: &key) }
            number = nil
            for letter in LetterFolding.folded(scalar) { key.append(letter.value == 0x2E ? dot : letter.value) }
        }
        if let number { append(number, to: &key) }
        return key
    }

    private static func append(_ number: [UInt32], to key: inout [UInt32]) {
        key.append(digits)
        key.append(UInt32(clamping: number.count))
        key += number
    }

    /// The value of a decimal digit of any script.
    private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
        if scalar.isASCII {
            return (0x30...0x39).contains(scalar.value) ? scalar.value - 0x30 : nil
        }
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
        return UInt32(exactly: value)
    }
}
