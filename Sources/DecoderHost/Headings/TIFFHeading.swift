/// Reads the first directory of a TIFF (TIFF 6.0).
enum TIFFHeading {
    private static let mostEntries = 1000
    private static let width = 256
    private static let height = 257
    private static let orientation = 274
    private static let extraSamples = 338
    private static let profile = 34675

    /// The heading, or nil when there is no directory with a size.
    static func read(_ source: some ByteSource) -> PictureHeading? {
        guard let file = TIFFFile(source), let start = file.number(at: 4, bytes: 4),
            let count = file.number(at: start, bytes: 2)
        else { return nil }
        var values: [Int: TIFFEntry] = [:]
        for index in 0..<min(count, mostEntries) {
            guard let entry = file.entry(at: start + 2 + 12 * index) else { break }
            values[entry.tag] = entry
        }
        guard let width = values[width]?.value, let height = values[height]?.value else { return nil }
        var heading = PictureHeading(width: width, height: height, hasAlpha: values[extraSamples] != nil)
        heading.orientation = values[orientation].flatMap { orientationLeft[$0.value] }
        if let profile = values[profile] { heading.colors = colors(profile, source.count) }
        return heading
    }

    /// What is left to do once libtiff's reader of whole pictures has flipped and mirrored: it exchanges no sides.
    private static let orientationLeft = [5: 5, 6: 7, 7: 5, 8: 7]

    private static func colors(_ profile: TIFFEntry, _ byteCount: Int) -> ColorStatement {
        let range = profile.value..<profile.value + profile.count
        return range.upperBound <= byteCount ? .profile(pieces: [range]) : .brokenProfile
    }
}

/// An entry of a directory.
private struct TIFFEntry {
    let tag: Int
    let count: Int
    /// The value when it is one number, else where the values are.
    let value: Int
}

/// The numbers of a TIFF, in its own order of bytes.
private struct TIFFFile<Source: ByteSource> {
    private let source: Source
    private let isBigEndian: Bool

    init?(_ source: Source) {
        guard let mark = source.byte(at: 0) else { return nil }
        self.source = source
        isBigEndian = mark == UInt8(ascii: "M")
    }

    func number(at position: Int, bytes: Int) -> Int? {
        isBigEndian
            ? source.bigEndian(at: position, bytes: bytes) : source.littleEndian(at: position, bytes: bytes)
    }

    func entry(at position: Int) -> TIFFEntry? {
        guard let tag = number(at: position, bytes: 2), let type = number(at: position + 2, bytes: 2),
            let count = number(at: position + 4, bytes: 4),
            // 3 says that it is a number of 16 bits.
            let value = number(at: position + 8, bytes: type == 3 && count == 1 ? 2 : 4)
        else { return nil }
        return TIFFEntry(tag: tag, count: count, value: value)
    }
}
