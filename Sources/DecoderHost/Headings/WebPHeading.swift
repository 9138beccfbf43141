/// Reads the size in the first chunk of a WebP: lossy, lossless, or extended.
enum WebPHeading {
    /// The heading, or nil when the first chunk is none of these.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        if source.holds("VP8 ", at: 12) { return readLossy(source) }
        if source.holds("VP8L", at: 12) { return readLossless(source) }
        if source.holds("VP8X", at: 12) { return readExtended(source) }
        return nil
    }

    /// RFC 6386, 9.1: a key frame's start code, then two sizes of 14 bits each below 2 bits of scale.
    private static func readLossy(_ source: some ByteSource) -> PictureHeading? {
        guard source.holds([0x9D, 0x01, 0x2A], at: 23), let width = source.littleEndian(at: 26, bytes: 2),
            let height = source.littleEndian(at: 28, bytes: 2)
        else { return nil }
        return PictureHeading(width: width & 0x3FFF, height: height & 0x3FFF, hasAlpha: false)
    }

    private static func readLossless(_ source: some ByteSource) -> PictureHeading? {
        guard source.byte(at: 20) == 0x2F, let bits = source.littleEndian(at: 21, bytes: 4) else { return nil }
        return PictureHeading(
            width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1, hasAlpha: bits >> 28 & 1 != 0)
    }

    private static func readExtended(_ source: some ByteSource) -> PictureHeading? {
        guard let flags = source.byte(at: 20), let width = source.littleEndian(at: 24, bytes: 3),
            let height = source.littleEndian(at: 27, bytes: 3)
        else { return nil }
        var heading = PictureHeading(width: width + 1, height: height + 1, hasAlpha: flags & 0x12 != 0)
        heading.isAnimated = flags & 0x02 != 0
        // The profile is the chunk behind the first one.
        if flags & 0x20 != 0, source.holds("ICCP", at: 30), let length = source.littleEndian(at: 34, bytes: 4) {
            let profile = 38..<38 + length
            heading.colors =
                profile.upperBound <= source.count ? .profile(pieces: [profile]) : .brokenProfile
        }
        if flags & 0x08 != 0 { heading.exif = content(of: "EXIF", in: source) }
        return heading
    }

    /// No file has more chunks before the one that is looked for.
    private static let mostChunks = 65_536

    /// The content of the first chunk of a name behind the extended header; nil when there is none, or only a part of it.
    private static func content(of name: String, in source: some ByteSource) -> Range<Int>? {
        var position = 30
        for _ in 0..<mostChunks {
            guard let length = source.littleEndian(at: position + 4, bytes: 4), position + 8 + length <= source.count
            else { return nil }
            if source.holds(name, at: position) { return position + 8..<position + 8 + length }
            position += 8 + length + length % 2
        }
        return nil
    }
}
