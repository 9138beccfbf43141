/// Reads the header of a PNG (W3C Portable Network Graphics, third edition) and the chunks before its pixels.
enum PNGHeading {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let mostChunks = 10_000
    private static let largestNumber = Int(Int32.max)

    /// The heading, or nil when the file does not begin with a complete header chunk.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        guard source.holds(signature, at: 0), source.bigEndian(at: 8, bytes: 4) == 13, source.holds("IHDR", at: 12),
            let width = source.bigEndian(at: 16, bytes: 4), let height = source.bigEndian(at: 20, bytes: 4),
            let colorType = source.byte(at: 25), width <= largestNumber, height <= largestNumber
        else { return nil }
        var heading = PictureHeading(width: width, height: height, hasAlpha: colorType & 4 != 0)
        heading.isInterlaced = source.byte(at: 28) == 1
        readChunks(source, into: &heading)
        return heading
    }

    private static func readChunks(_ source: some ByteSource, into heading: inout PictureHeading) {
        var colors = PNGColors()
        var position = 33
        for _ in 0..<mostChunks {
            guard let length = source.bigEndian(at: position, bytes: 4), length <= largestNumber,
                !source.holds("IDAT", at: position + 4)
            else { break }
            let data = position + 8..<position + 8 + length
            if source.holds("tRNS", at: position + 4) { heading.hasAlpha = true }
            if source.holds("acTL", at: position + 4) {
                heading.isAnimated = true
                // Frames may leave parts of the canvas free.
                heading.hasAlpha = true
            }
            if source.holds("eXIf", at: position + 4) { heading.exif = data }
            colors.note(source, data: data)
            position += 12 + length
        }
        heading.colors = colors.statement
    }
}
