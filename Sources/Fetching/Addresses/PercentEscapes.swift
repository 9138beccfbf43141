/// Percent escapes, as addresses have them.
enum PercentEscapes {
    /// Escapes what no address may hold, and some more characters if wished; escapes that are there stay.
    static func escaped(_ bytes: some Collection<UInt8>, also more: String = "") -> String {
        var result: [UInt8] = []
        for byte in bytes {
            if byte <= 0x20 || byte >= 0x7F || "\"<>\\^`{|}".utf8.contains(byte) || more.utf8.contains(byte) {
                result += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The bytes that the escapes stand for.
    static func resolved(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = Array(bytes)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(value),
                let low = rest.dropFirst().first.flatMap(value)
            {
                result.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func value(_ byte: UInt8) -> UInt8? {
        switch ASCII.lowercased(byte) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): ASCII.lowercased(byte) - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
