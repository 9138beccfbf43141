/// Segments of JPEGs, put in by the tests.
enum TestJPEG {
    /// A JPEG with segments put behind its first marker.
    static func with(_ segments: [[UInt8]], in jpeg: [UInt8]) -> [UInt8] {
        Array(jpeg[..<2]) + segments.flatMap { $0 } + jpeg[2...]
    }

    /// A segment with its length.
    static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }

    /// The segments of an ICC profile that is cut into so many pieces.
    static func profile(_ profile: [UInt8], pieces: Int = 1) -> [[UInt8]] {
        (0..<pieces).map { index in
            let part = profile[index * profile.count / pieces..<(index + 1) * profile.count / pieces]
            return segment(0xE2, Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(pieces)] + part)
        }
    }

    /// EXIF data with a number for the space of colors and, perhaps, the kind of an option file.
    static func exif(colorSpace: Int, options: String?) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            number(tag).prefix(2) + number(type).prefix(2) + number(count) + value
        }
        // IFD 0 at 8 (one entry: the EXIF IFD at 26), that with two entries up to 56, the option file's at 56.
        let main = [1, 0] + entry(0x8769, 4, 1, number(26)) + number(0)
        let exif = [2, 0] + entry(0xA001, 3, 1, number(colorSpace)) + entry(0xA005, 4, 1, number(56)) + number(0)
        let kind = Array((options ?? "R98").utf8) + [0]
        let interoperability = [1, 0] + entry(0x0001, 2, 4, kind) + number(0)
        return Array("Exif\0\0".utf8) + [0x49, 0x49, 42, 0] + number(8) + main + exif + interoperability
    }
}
