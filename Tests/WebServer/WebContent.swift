/// Bytes that a server sends; large ones are made as they are sent.
public struct WebContent: Sendable {
    /// How many there are.
    public let count: Int
    private let piece: @Sendable (Range<Int>) -> [UInt8]

    /// These very bytes.
    public static func bytes(_ bytes: [UInt8]) -> Self { Self(count: bytes.count) { Array(bytes[$0]) } }

    /// A text.
    public static func text(_ text: String) -> Self { bytes(Array(text.utf8)) }

    /// So many zeros.
    public static func zeros(_ count: Int) -> Self { Self(count: count) { [UInt8](repeating: 0, count: $0.count) } }

    /// So many bytes that look random, the same ones for the same seed.
    public static func noise(_ count: Int, seed: UInt64) -> Self {
        Self(count: count) { range in range.map { noise(at: $0, seed) } }
    }

    /// Some of them.
    public subscript(range: Range<Int>) -> [UInt8] { piece(range) }

    /// All of them.
    public var all: [UInt8] { piece(0..<count) }

    /// The same bytes packed as gzip has it, without making them fewer.
    public var packed: [UInt8] {
        var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        let bytes = all
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            let length = UInt16(end - start)
            result +=
                [end == bytes.count ? 1 : 0] + little(UInt32(length)).prefix(2) + little(UInt32(~length)).prefix(2)
            result += bytes[start..<end]
            start = end
        } while start < bytes.count
        return result + little(Self.checksum(bytes)) + little(UInt32(truncatingIfNeeded: bytes.count))
    }

    private static func noise(at index: Int, _ seed: UInt64) -> UInt8 {
        var mixed = (UInt64(truncatingIfNeeded: index / 8) &+ seed) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return UInt8(truncatingIfNeeded: (mixed ^ (mixed >> 32)) >> UInt64(8 * (index % 8)))
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return ~sum
    }

    private func little(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
}
