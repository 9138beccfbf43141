/// Reads the size in a Truevision TGA.
enum TGAHeading {
    /// The heading, or nil when it is not all there.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        guard let width = source.littleEndian(at: 12, bytes: 2), let height = source.littleEndian(at: 14, bytes: 2),
            let depth = source.byte(at: 16), let colorDepth = source.byte(at: 7)
        else { return nil }
        return PictureHeading(width: width, height: height, hasAlpha: depth == 32 || colorDepth == 32)
    }
}

/// Reads the size in a PCX: the places of its first and its last pixel.
enum PCXHeading {
    /// The heading, or nil when it is not all there.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        guard let left = source.littleEndian(at: 4, bytes: 2), let top = source.littleEndian(at: 6, bytes: 2),
            let right = source.littleEndian(at: 8, bytes: 2), let bottom = source.littleEndian(at: 10, bytes: 2)
        else { return nil }
        return PictureHeading(width: right - left + 1, height: bottom - top + 1, hasAlpha: false)
    }
}

/// Reads the size in a picture of Deluxe Paint (EA IFF 85): in a chunk of its own, which stands before the pixels.
enum LBMHeading {
    private static let mostChunks = 1000

    /// The heading, or nil when the chunk is missing.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        var position = 12
        for _ in 0..<mostChunks {
            guard let length = source.bigEndian(at: position + 4, bytes: 4) else { return nil }
            if source.holds("BMHD", at: position) {
                guard let width = source.bigEndian(at: position + 8, bytes: 2),
                    let height = source.bigEndian(at: position + 10, bytes: 2)
                else { return nil }
                // A byte says which pixels are transparent: none, those of a mask, those of a color.
                return PictureHeading(width: width, height: height, hasAlpha: source.byte(at: position + 17) != 0)
            }
            position += 8 + length + length % 2
        }
        return nil
    }
}

/// Reads the size in a picture of GIMP, behind its mark of 14 bytes.
enum XCFHeading {
    /// The heading, or nil when it is not all there.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        guard let width = source.bigEndian(at: 14, bytes: 4), let height = source.bigEndian(at: 18, bytes: 4) else {
            return nil
        }
        return PictureHeading(width: width, height: height, hasAlpha: true)
    }
}
