internal import Geometry

/// Reads the logical screen of a GIF (version 89a).
enum GIFHeading {
    private static let mostBlocks = 10_000

    /// The heading, or nil when there is no frame.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        guard let width = source.littleEndian(at: 6, bytes: 2), let height = source.littleEndian(at: 8, bytes: 2),
            let flags = source.byte(at: 10)
        else { return nil }
        // Transparency is told by a block that may come late; a frame may also leave a part of the screen uncovered.
        var heading = PictureHeading(width: width, height: height, hasAlpha: true)
        var position = 13 + colorTableBytes(flags)
        for _ in 0..<mostBlocks {
            switch source.byte(at: position) {
            case 0x21:
                if source.holds("NETSCAPE2.0", at: position + 3) { heading.isAnimated = true }
                guard let next = endOfSubBlocks(source, from: position + 2) else { return nil }
                position = next
            case 0x2C:
                guard let frame = frame(source, at: position + 1) else { return nil }
                return placing(frame, in: heading)
            default:
                return nil
            }
        }
        return nil
    }

    private static func colorTableBytes(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    private static func endOfSubBlocks(_ source: some ByteSource, from start: Int) -> Int? {
        var position = start
        for _ in 0..<mostBlocks {
            guard let length = source.byte(at: position) else { return nil }
            position += 1 + Int(length)
            if length == 0 { return position }
        }
        return nil
    }

    private static func frame(_ source: some ByteSource, at position: Int) -> PixelRect? {
        guard let x = source.littleEndian(at: position, bytes: 2),
            let y = source.littleEndian(at: position + 2, bytes: 2),
            let width = source.littleEndian(at: position + 4, bytes: 2),
            let height = source.littleEndian(at: position + 6, bytes: 2)
        else { return nil }
        return PixelRect(x: x, y: y, width: width, height: height)
    }

    /// A screen without a size takes that of its frame, as browsers do.
    private static func placing(_ frame: PixelRect, in heading: PictureHeading) -> PictureHeading {
        var heading = heading
        if !heading.size.hasArea {
            heading.size = PixelSize(width: frame.maxX, height: frame.maxY)
        }
        return heading
    }
}
