/// Text that comes from outside (a file name, a decoder's words), made fit to be shown: nothing in it can break a line, turn the
/// reading direction around, or hide.
public enum VisibleText {
    /// The longest text that is kept whole, in Unicode scalars. A longer one loses its middle.
    public static let longest = 1024

    /// The text of some bytes. What is no UTF-8 appears as U+FFFD; the rest as in `of(_:)`.
    public static func repairing(_ bytes: some Collection<UInt8>) -> String {
        of(String(decoding: bytes, as: UTF8.self))
    }

    /// The text with control characters as their pictures (a line feed as ␊), invisible turns of the reading direction as their
    /// number (`<U+202E>`), and at most `longest` scalars.
    public static func of(_ text: String) -> String {
        let scalars = text.unicodeScalars
        var result = String.UnicodeScalarView()
        guard scalars.dropFirst(longest).isEmpty else {
            for scalar in scalars.prefix(longest / 2) { append(scalar, to: &result) }
            result.append("…")
            for scalar in scalars.suffix(longest / 2 - 1) { append(scalar, to: &result) }
            return String(result)
        }
        for scalar in scalars { append(scalar, to: &result) }
        return String(result)
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
        switch scalar.value {
        case 0..<0x20:
            result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
        case 0x7F:
            result.append("\u{2421}")
        case 0x80..<0xA0:
            result.append("\u{FFFD}")
        // Line and paragraph separators would start a line of their own.
        case 0x2028, 0x2029:
            result.append("\u{2424}")
        // An override can show "photo[..]gpj.exe" as "photoexe.jpg": say that it is there.
        case 0x202A...0x202E, 0x2066...0x2069:
            result.append(contentsOf: "<U+\(String(scalar.value, radix: 16, uppercase: true))>".unicodeScalars)
        default:
            result.append(scalar)
        }
    }
}
