/// A text in a PNG file, by its keyword: Latin letters only (W3C, PNG, 11.3.4.3).
struct PNGText: Hashable, Sendable {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// Length, name, 13 bytes and checksum.
    private static let headerBytes = 4 + 4 + 13 + 4

    let keyword: String
    let text: String

    init(_ keyword: String, _ text: String) {
        self.keyword = keyword
        self.text = text
    }

    /// A PNG file with more texts, right behind its header; nil when it is none.
    static func adding(_ texts: [PNGText], to file: [UInt8]) -> [UInt8]? {
        let start = signature.count + headerBytes
        guard file.count > start, file.starts(with: signature) else { return nil }
        return Array(file[..<start] + texts.flatMap(\.chunk) + file[start...])
    }

    private var chunk: [UInt8] {
        let body = Array("tEXt".utf8) + Array(keyword.utf8) + [0] + Array(text.utf8)
        return Self.bigEndian(UInt32(truncatingIfNeeded: body.count - 4)) + body + Self.bigEndian(Self.checksum(body))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// CRC-32 as PNG has it, bit by bit: the texts are short.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
                value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
            }
        }
    }
}
