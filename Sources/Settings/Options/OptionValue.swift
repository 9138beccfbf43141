public import Geometry

/// The value of an option on a command line.
public enum OptionValue: Hashable, Sendable {
    case flag
    case number(Double)
    case count(Int)
    case pixelSize(PixelSize)
    case viewSize(ViewSize)
    case numbers([Double])
    case text(String)
    case words([String])
    case path([UInt8])

    /// Reads a value of an option that takes one.
    init(_ bytes: [UInt8], of option: Option) throws(UsageError) {
        let text = String(decoding: bytes, as: UTF8.self)
        let bad = { (expected: String) in UsageError.badValue(option: option.name, value: text, expected: expected) }
        switch option.kind {
        case .flag:
            throw .valueOfFlag(option: option.name)
        case .number:
            guard let number = Double(text) else { throw bad("a number") }
            self = .number(number)
        case .limitedNumber(let range):
            guard let number = Self.finite(text), range.contains(number) else {
                throw bad("a number from \(range.lowerBound) to \(range.upperBound)")
            }
            self = .number(number)
        case .count:
            guard let count = Int(text), count > 0 else { throw bad("a whole number above 0") }
            self = .count(count)
        case .pixelSize:
            let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else {
                throw bad("a size like 1280x800")
            }
            guard max(width, height) <= Self.longestSide else { throw bad("at most \(Self.longestSide) a side") }
            self = .pixelSize(PixelSize(width: width, height: height))
        case .viewSize:
            let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Self.finite($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0 else {
                throw bad("a size like 1280x800")
            }
            self = .viewSize(ViewSize(width: width, height: height))
        case .numbers(let count):
            let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Self.finite($0) }
            guard numbers.count == count else { throw bad("\(count) numbers with commas between them") }
            self = .numbers(numbers)
        case .choice(let words):
            guard words.contains(text) else { throw bad("one of \(words.joined(separator: ", "))") }
            self = .text(text)
        case .words(let allowed):
            let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard words.allSatisfy(allowed.contains) else {
                throw bad("some of \(allowed.joined(separator: ",")) with commas between them")
            }
            self = .words(words)
        case .path:
            guard !bytes.isEmpty else { throw bad("the name of a file") }
            self = .path(bytes)
        }
    }

    /// Navigation takes nothing to be longer.
    private static let longestSide = 10_000_000

    private static func finite(_ text: some StringProtocol) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
