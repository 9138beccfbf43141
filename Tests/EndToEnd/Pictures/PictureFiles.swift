/// Test pictures as files, written by the simplest means that each format has.
extension Pixels {
    /// A BMP file of 32 bits a pixel: the cheapest way to write a large picture, since its rows are the words as they are.
    var bmp: [UInt8] {
        let size = UInt32(54 + words.count * 4)
        let file = [0x42, 0x4d] + Self.littleEndian(size) + Self.littleEndian(0) + Self.littleEndian(54)
        let sides = Self.littleEndian(40) + Self.littleEndian(UInt32(width)) + Self.littleEndian(UInt32(height))
        var bytes = file + sides + [1, 0, 32, 0] + [UInt8](repeating: 0, count: 24)
        bytes.reserveCapacity(Int(size))
        words.withUnsafeBytes { all in
            // The lowest row comes first.
            for y in (0..<height).reversed() { bytes += all[(y * width * 4)..<((y + 1) * width * 4)] }
        }
        return bytes
    }

    /// A PNG file whose data is stored rather than compressed.
    var png: [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)
            for word in words[(y * width)..<((y + 1) * width)] {
                let color = RGB(word: word)
                rows += [color.red, color.green, color.blue]
            }
        }
        let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
            + Self.chunk("IHDR", header) + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }

    private static func littleEndian(_ value: UInt32) -> [UInt8] { bigEndian(value.byteSwapped) }

    static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        return bigEndian(UInt32(body.count)) + named + bigEndian(crc(named))
    }

    /// A zlib stream of stored blocks (RFC 1950 and 1951).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let count = min(65535, bytes.count - start)
            let size = UInt16(count)
            let isLast = start + count == bytes.count
            stream += [isLast ? 1 : 0, UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255), UInt8(~size >> 8)]
            stream += bytes[start..<(start + count)]
            start += count
        } while start < bytes.count
        return stream + bigEndian(adler(bytes))
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xffff_ffff
        for byte in bytes { value = crcTable[Int((value ^ UInt32(byte)) & 255)] ^ (value >> 8) }
        return ~value
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
    }
}
