internal import DecoderHost
internal import Geometry

/// The images of an icon or cursor file.
enum IconDirectory {
    /// One of them.
    struct Image {
        /// Its size, by its own header.
        let size: PixelSize
        /// Bits a pixel, by its own header.
        let depth: Int
        /// Where in the file it lies.
        let range: Range<Int>
    }

    private static let mostImages = 256
    private static let mostBytes = 64 << 20
    private static let entryBytes = 16

    /// All that can be found, the best first: the largest, then the one of the most colors.
    static func images(_ source: some ByteSource) -> [Image] {
        let count = min(source.littleEndian(at: 4, bytes: 2) ?? 0, mostImages)
        let images = (0..<count).compactMap { image(source, entry: 6 + entryBytes * $0) }
        return images.sorted {
            let (one, other) = ($0.size.area ?? 0, $1.size.area ?? 0)
            return one == other ? $0.depth > $1.depth : one > other
        }
    }

    /// An icon file of a kind (1 for icons, 2 for cursors) with one of the images only, so that it is the one that is read.
    static func file(of image: Image, kind: UInt8, _ source: some ByteSource) -> [UInt8]? {
        guard let content = source.bytes(image.range) else { return nil }
        func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        func side(_ value: Int) -> UInt8 { value < 256 ? UInt8(value) : 0 }
        let planesOrPlace: [UInt8] = [1, 0, UInt8(clamping: image.depth), 0]
        let entry = [side(image.size.width), side(image.size.height), 0, 0] + planesOrPlace
        return [0, 0, kind, 0, 1, 0] + entry + number(content.count) + number(6 + entryBytes) + content
    }

    private static func image(_ source: some ByteSource, entry: Int) -> Image? {
        guard let byteCount = source.littleEndian(at: entry + 8, bytes: 4),
            let start = source.littleEndian(at: entry + 12, bytes: 4), start < source.count
        else { return nil }
        // Some writers leave the length out.
        let end = byteCount > 0 ? min(start + byteCount, source.count) : source.count
        guard end - start <= mostBytes else { return nil }
        if source.holds([0x89, 0x50, 0x4E, 0x47], at: start) {
            guard let width = source.bigEndian(at: start + 16, bytes: 4),
                let height = source.bigEndian(at: start + 20, bytes: 4), let bits = source.byte(at: start + 24)
            else { return nil }
            return Image(
                size: PixelSize(width: width, height: height), depth: Int(bits) * channels(source, start),
                range: start..<end)
        }
        // The height counts the mask too.
        guard let width = source.littleEndian(at: start + 4, bytes: 4),
            let height = source.littleEndian(at: start + 8, bytes: 4),
            let depth = source.littleEndian(at: start + 14, bytes: 2)
        else { return nil }
        return Image(size: PixelSize(width: width, height: height / 2), depth: depth, range: start..<end)
    }

    /// How many numbers a pixel of a PNG has: gray or a palette 1, with alpha one more, colors 3.
    private static func channels(_ source: some ByteSource, _ start: Int) -> Int {
        switch source.byte(at: start + 25) {
        case 2: 3
        case 4: 2
        case 6: 4
        default: 1
        }
    }
}
