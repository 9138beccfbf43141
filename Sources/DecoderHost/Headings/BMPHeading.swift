/// Reads the size in a BMP's information header, of OS/2 and of all versions of Windows.
enum BMPHeading {
    /// Whether a number can be the size of an information header.
    static func isHeaderSize(_ size: Int?) -> Bool {
        guard let size else { return false }
        return [12, 16, 40, 52, 56, 64, 108, 124].contains(size)
    }

    /// The heading, or nil when it is not all there.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        guard let headerSize = source.littleEndian(at: 14, bytes: 4), isHeaderSize(headerSize) else { return nil }
        return headerSize == 12 ? readOld(source) : readNew(source)
    }

    private static func readOld(_ source: some ByteSource) -> PictureHeading? {
        guard let width = source.littleEndian(at: 18, bytes: 2), let height = source.littleEndian(at: 20, bytes: 2)
        else { return nil }
        return PictureHeading(width: width, height: height, hasAlpha: false)
    }

    private static func readNew(_ source: some ByteSource) -> PictureHeading? {
        guard let width = signed(source, at: 18), let height = signed(source, at: 22),
            let depth = source.littleEndian(at: 28, bytes: 2)
        else { return nil }
        // A negative height means that the rows run from the top down; a negative width means nothing.
        var heading = PictureHeading(width: width, height: abs(height), hasAlpha: depth == 32 || depth == 16)
        heading.colors = colors(source)
        return heading
    }

    /// The newest header (124 bytes) may say that a profile is embedded ("MBED", read from its end), and where, from the header on.
    private static func colors(_ source: some ByteSource) -> ColorStatement {
        guard source.littleEndian(at: 14, bytes: 4) == 124, source.holds("DEBM", at: 70),
            let offset = source.littleEndian(at: 126, bytes: 4), let length = source.littleEndian(at: 130, bytes: 4)
        else { return .standard }
        let profile = 14 + offset..<14 + offset + length
        return profile.upperBound <= source.count ? .profile(pieces: [profile]) : .brokenProfile
    }

    private static func signed(_ source: some ByteSource, at position: Int) -> Int? {
        source.littleEndian(at: position, bytes: 4).map { Int(Int32(truncatingIfNeeded: $0)) }
    }
}
