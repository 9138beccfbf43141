/// Makes file names readable. A name is bytes: it need not be UTF-8, and it may hold anything but a slash and a zero.
public enum FileNameText {
    /// The last part of a path, for people: repaired, and with everything visible that would not be.
    public static func display(_ path: [UInt8]) -> String {
        var end = path.endIndex
        while end > 1, path[end - 1] == UInt8(ascii: "/") { end -= 1 }
        let parts = path[..<end].split(separator: UInt8(ascii: "/"))
        return visible(String(decoding: parts.last ?? path[..<end], as: UTF8.self))
    }

    /// A text on one line in which control characters have become their pictures, and characters that change the direction of what
    /// follows have become their numbers.
    static func visible(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20: append(0x2400 + scalar.value, to: &shown)
            case 0x7F: append(0x2421, to: &shown)
            case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C, 0xFEFF:
                shown.append(contentsOf: "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩".unicodeScalars)
            default: shown.append(scalar)
            }
        }
        return String(shown)
    }

    private static func append(_ value: UInt32, to text: inout String.UnicodeScalarView) {
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
}
