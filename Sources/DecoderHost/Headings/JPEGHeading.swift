/// Reads the frame header of a JPEG (ITU-T T.81, annex B) and finds its EXIF data.
enum JPEGHeading {
    /// Real files have a few dozen segments; a file made of nothing else is not worth reading on.
    private static let mostSegments = 10_000
    /// Bytes between segments that are skipped, as libjpeg skips them, before the file counts as broken.
    private static let mostGarbage = 1 << 20

    /// The heading, or nil when no frame header comes before the pixels.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        var heading: PictureHeading?
        var exif: Range<Int>?
        var profile = JPEGProfile()
        segments(of: source) { marker, content in
            if isFrame(marker), heading == nil { heading = frame(source, at: content.lowerBound) }
            if marker == 0xE1, exif == nil, source.holds("Exif\0\0", at: content.lowerBound) { exif = content }
            if marker == 0xE2 { profile.note(source, content: content) }
        }
        heading?.exif = exif
        heading?.colors = profile.statement
        return heading
    }

    /// Goes through the segments before the pixels: the marker of each, and where its content lies.
    static func segments(of source: some ByteSource, _ visit: (UInt8, Range<Int>) -> Void) {
        var position = 2
        for _ in 0..<mostSegments {
            guard let marker = nextMarker(source, &position) else { break }
            if hasNoLength(marker) { continue }
            if marker == 0xDA || marker == 0xD9 { break }
            guard let length = source.bigEndian(at: position, bytes: 2), length >= 2 else { break }
            visit(marker, position + 2..<position + length)
            position += length
        }
    }

    /// Moves behind the next marker and returns it.
    private static func nextMarker(_ source: some ByteSource, _ position: inout Int) -> UInt8? {
        let end = position + mostGarbage
        while position < end, let byte = source.byte(at: position) {
            position += 1
            guard byte == 0xFF else { continue }
            while source.byte(at: position) == 0xFF, position < end { position += 1 }
            guard let marker = source.byte(at: position) else { return nil }
            position += 1
            if marker != 0 { return marker }
        }
        return nil
    }

    private static func hasNoLength(_ marker: UInt8) -> Bool {
        marker == 0x01 || (0xD0...0xD8).contains(marker)
    }

    /// SOF0 to SOF15, without the three markers of that row that mean something else.
    static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    private static func frame(_ source: some ByteSource, at position: Int) -> PictureHeading? {
        guard let height = source.bigEndian(at: position + 1, bytes: 2),
            let width = source.bigEndian(at: position + 3, bytes: 2)
        else { return nil }
        return PictureHeading(width: width, height: height, hasAlpha: false)
    }
}
