/// Bytes as text, by RFC 4648 with padding.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// The text for bytes.
    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var word: UInt32 = 0
            for byte in group { word = word << 8 | UInt32(byte) }
            word <<= 8 * UInt32(3 - group.count)
            for place in 0..<4 {
                let sixBits = Int(word >> (18 - 6 * UInt32(place)) & 0x3f)
                text.append(place <= group.count ? alphabet[sixBits] : padding)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text, or nil when it is no base64.
    static func decode(_ text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 4) else { return nil }
        let padded = digits.suffix(2).filter { $0 == padding }.count
        var bytes: [UInt8] = []
        var word: UInt32 = 0
        for (index, digit) in digits.dropLast(padded).enumerated() {
            guard let value = alphabet.firstIndex(of: digit) else { return nil }
            word = word << 6 | UInt32(value)
            if index % 4 > 0 { bytes.append(UInt8(truncatingIfNeeded: word >> (6 - 2 * UInt32(index % 4)))) }
        }
        return bytes
    }
}
