public import Geometry

/// The header of a PBM, PGM or PPM: numbers in words, with comments between them.
public struct PNMHeader: Hashable, Sendable {
    /// What its numbers are.
    public enum Kind: Int, Hashable, Sendable {
        /// One bit a pixel, 1 for black.
        case bits
        /// One number a pixel.
        case gray
        /// Three numbers a pixel.
        case color
    }

    /// What its numbers are.
    public let kind: Kind
    /// Whether they are written in digits.
    public let isText: Bool
    /// The size.
    public let size: PixelSize
    /// The number for full light, 1...65535.
    public let maximum: Int
    /// Where the numbers begin.
    public let start: Int

    /// A header longer than this is none.
    private static let mostBytes = 64 * 1024
    private static let mostDigits = 10

    /// Reads the header; nil when it is broken.
    public init?(of source: some ByteSource) {
        guard let digit = source.byte(at: 1), (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(digit),
            let kind = Kind(rawValue: Int(digit - UInt8(ascii: "1")) % 3)
        else { return nil }
        var position = 2
        guard let width = Self.number(source, &position), let height = Self.number(source, &position) else {
            return nil
        }
        var maximum = 1
        if kind != .bits {
            guard let number = Self.number(source, &position), (1...65_535).contains(number) else { return nil }
            maximum = number
        }
        self.kind = kind
        isText = digit <= UInt8(ascii: "3")
        size = PixelSize(width: width, height: height)
        self.maximum = maximum
        // One blank, then the numbers.
        start = position + 1
    }

    private static func number(_ source: some ByteSource, _ position: inout Int) -> Int? {
        guard skipBlanks(source, &position) else { return nil }
        var value = 0
        var digits = 0
        while let byte = source.byte(at: position), (0x30...0x39).contains(byte) {
            guard digits < mostDigits else { return nil }
            value = value * 10 + Int(byte - 0x30)
            digits += 1
            position += 1
        }
        return digits > 0 ? value : nil
    }

    private static func skipBlanks(_ source: some ByteSource, _ position: inout Int) -> Bool {
        var isComment = false
        while position < mostBytes, let byte = source.byte(at: position) {
            if byte == UInt8(ascii: "#") {
                isComment = true
            } else if byte == 10 || byte == 13 {
                isComment = false
            } else if !isComment, byte != 32, !(9...12).contains(byte) {
                return true
            }
            position += 1
        }
        return false
    }
}
