/// Reads the header of a QOI.
enum QOIHeading {
    /// The heading, or nil when it is not all there.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        guard source.holds("qoif", at: 0), let width = source.bigEndian(at: 4, bytes: 4),
            let height = source.bigEndian(at: 8, bytes: 4), let channels = source.byte(at: 12)
        else { return nil }
        return PictureHeading(width: width, height: height, hasAlpha: channels != 3)
    }
}
