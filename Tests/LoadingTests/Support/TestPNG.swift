/// PNGs made by the tests themselves, chunk by chunk and without compression.
enum TestPNG {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A PNG of numbers of 8 or 16 bits, most significant byte first; `type` is PNG's type of color.
    static func picture(
        width: Int, height: Int, depth: UInt8 = 8, type: UInt8, chunks: [[UInt8]] = [], _ pixels: [UInt8]
    ) -> [UInt8] {
        let header = TestProfiles.number(width) + TestProfiles.number(height) + [depth, type, 0, 0, 0]
        let rowBytes = pixels.count / height
        let rows = (0..<height).flatMap { [0] + pixels[$0 * rowBytes..<($0 + 1) * rowBytes] }
        return signature + chunk("IHDR", header) + chunks.flatMap { $0 } + chunk("IDAT", stored(rows))
            + chunk("IEND", [])
    }

    /// A chunk with its length and its check sum.
    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + data
        return TestProfiles.number(data.count) + content + TestProfiles.number(Int(checkSum(content)))
    }

    /// A PNG with chunks put behind its header.
    static func with(_ chunks: [[UInt8]], in png: [UInt8]) -> [UInt8] {
        Array(png[..<33]) + chunks.flatMap { $0 } + png[33...]
    }

    /// A chunk with an ICC profile.
    static func profile(_ profile: [UInt8]) -> [UInt8] { chunk("iCCP", Array("test".utf8) + [0, 0] + stored(profile)) }

    /// A zlib stream that compresses nothing (RFC 1950, RFC 1951, 3.2.4).
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
            stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
        } while !rest.isEmpty
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + TestProfiles.number(b << 16 | a)
    }

    /// The exponent that turns a PNG's numbers into light by its gAMA chunk; nil when that is missing, or means sRGB's own curve.
    static func exponent(of png: [UInt8]) -> Double? {
        func place(_ name: String) -> Int? { png.indices.first { png[$0...].starts(with: Array(name.utf8)) } }
        guard place("sRGB") == nil, let start = place("gAMA") else { return nil }
        let number = png[start + 4..<start + 8].reduce(0) { $0 << 8 | Int($1) }
        return (45_000...46_000).contains(number) ? nil : 100_000 / Double(number)
    }

    /// A PNG's gAMA chunk, whole; nothing when it has none.
    static func gamma(of png: [UInt8]) -> [UInt8] {
        guard let name = png.indices.first(where: { png[$0...].starts(with: Array("gAMA".utf8)) }) else { return [] }
        return Array(png[name - 4..<name + 12])
    }

    private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
