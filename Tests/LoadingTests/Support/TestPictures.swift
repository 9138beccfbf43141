/// Pictures made by the tests themselves.
enum TestPictures {
    /// A PPM of given pixels.
    static func ppm(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8)) -> [UInt8] {
        var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue) = color(x, y)
                bytes += [red, green, blue]
            }
        }
        return bytes
    }

    /// EXIF data that say nothing but an orientation, as the content of a JPEG's APP1.
    static func exif(orientation: Int) -> [UInt8] {
        Array("Exif\0\0".utf8) + [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0]
            + [0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0, 0]
    }

    /// EXIF data with an orientation and a thumbnail.
    static func exif(orientation: Int, thumbnail: [UInt8]) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        func entry(_ tag: Int, _ type: Int, _ value: Int) -> [UInt8] {
            Array(number(tag).prefix(2)) + Array(number(type).prefix(2)) + number(1) + number(value)
        }
        // IFD 0 at 8 with one entry, IFD 1 at 26 with three, the thumbnail behind it at 68.
        let main = [1, 0] + entry(0x0112, 3, orientation) + number(26)
        let small = [3, 0] + entry(0x0103, 3, 6) + entry(0x0201, 4, 68) + entry(0x0202, 4, thumbnail.count) + number(0)
        return Array("Exif\0\0".utf8) + [0x49, 0x49, 42, 0] + number(8) + main + small + thumbnail
    }

    /// A JPEG without the segment in which Adobe's programs say how its colors are stored.
    static func withoutAdobeMarker(_ jpeg: [UInt8]) -> [UInt8] {
        guard let start = jpeg.indices.first(where: { jpeg[$0...].starts(with: [0xFF, 0xEE, 0, 14]) }) else {
            return jpeg
        }
        return Array(jpeg[..<start]) + jpeg[(start + 16)...]
    }

    /// A JPEG with an APP1 put behind its first marker.
    static func jpeg(_ jpeg: [UInt8], app1: [UInt8]) -> [UInt8] {
        let length = app1.count + 2
        return Array(jpeg[..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + app1 + jpeg[2...]
    }

    /// A 24-bit BMP, 1 pixel, that says that it has another size.
    static func bmp(width: Int32, height: Int32) -> [UInt8] {
        func bytes(_ value: Int32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        return Array("BM".utf8) + bytes(58) + bytes(0) + bytes(54) + bytes(40) + bytes(width) + bytes(height)
            + [1, 0, 24, 0] + [UInt8](repeating: 0, count: 24) + [1, 2, 3, 0]
    }
}
