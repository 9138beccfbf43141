public import Geometry

/// The value of an option on a command line.
public enum OptionValue: Hashable, Sendable {
    case flag
    /// As if the option were not there, whatever a file says.
    case off
    case number(Double)
    case count(Int)
    case pixelSize(PixelSize)
    case viewSize(ViewSize)
    case numbers([Double])
    case text(String)
    case words([String])
    case path([UInt8])

    /// Reads a value that stands behind an option.
    init(_ bytes: [UInt8], of option: Option) throws(UsageError) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let value = Self.read(bytes, text, option.kind) else {
            throw .badValue(option: option.name, value: text, expected: option.kind.expected)
        }
        if case .pixelSize(let size) = value, max(size.width, size.height) > Self.longestSide {
            throw .badValue(option: option.name, value: text, expected: "at most \(Self.longestSide) a side")
        }
        self = value
    }

    private static func read(_ bytes: [UInt8], _ text: String, _ kind: Option.Kind) -> OptionValue? {
        switch kind {
        case .flag: return answers[text]
        case .number: return Double(text).map { .number($0) }
        case .limitedNumber(let range): return finite(text).flatMap { range.contains($0) ? .number($0) : nil }
        case .count: return Int(text).flatMap { $0 > 0 ? .count($0) : nil }
        case .pixelSize:
            let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else {
                return nil
            }
            return .pixelSize(PixelSize(width: width, height: height))
        case .viewSize:
            let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { finite($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0 else {
                return nil
            }
            return .viewSize(ViewSize(width: width, height: height))
        case .numbers(let count):
            let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { finite($0) }
            return numbers.count == count ? .numbers(numbers) : nil
        case .choice(let words): return words.contains(text) ? .text(text) : nil
        case .words(let allowed):
            let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return words.allSatisfy(allowed.contains) ? .words(words) : nil
        case .path: return bytes.isEmpty ? nil : .path(bytes)
        }
    }

    /// What can stand behind a flag.
    private static let answers: [String: OptionValue] = [
        "yes": .flag, "true": .flag, "on": .flag, "no": .off, "false": .off, "off": .off,
    ]

    /// Navigation takes nothing to be longer.
    private static let longestSide = 10_000_000

    private static func finite(_ text: some StringProtocol) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
