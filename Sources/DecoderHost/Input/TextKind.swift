/// What kind of text a file is.
enum TextKind {
    case svg
    case html
    case plain

    /// The kind of text that begins with some bytes; nil when they are not text.
    init?(of prefix: [UInt8]) {
        let isMarkedUTF16 = prefix.starts(with: [0xFF, 0xFE]) || prefix.starts(with: [0xFE, 0xFF])
        guard isMarkedUTF16 || !prefix.contains(where: Self.isBinary) else { return nil }
        let start = String(decoding: prefix, as: UTF8.self).lowercased()
        if start.contains("<svg") {
            self = .svg
        } else if start.contains("<html") || start.contains("<!doctype html") {
            self = .html
        } else if isMarkedUTF16 || Self.isMostlyUTF8(start) {
            self = .plain
        } else {
            return nil
        }
    }

    /// Control characters that no text holds.
    private static func isBinary(_ byte: UInt8) -> Bool {
        byte < 32 && ![7, 8, 9, 10, 11, 12, 13, 27].contains(byte) || byte == 127
    }

    /// A cut character at the end is no fault, and neither is a text in an older encoding with a few bytes above ASCII.
    private static func isMostlyUTF8(_ text: String) -> Bool {
        let faults = text.unicodeScalars.count { $0 == "\u{FFFD}" }
        return faults * 4 <= text.unicodeScalars.count
    }
}
