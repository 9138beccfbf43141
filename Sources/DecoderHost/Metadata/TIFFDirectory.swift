/// The directories of a TIFF (TIFF 6.0), which is also what EXIF data are. Every read is checked; a directory is read once and never leads to another
/// one by itself, so that there are no circles.
package struct TIFFDirectories<Source: ByteSource> {
    private let source: Source
    private let start: Int
    private let isBigEndian: Bool
    /// Where the first directory lies.
    package let first: Int

    /// More entries are none that a camera wrote.
    private static var mostEntries: Int { 512 }
    /// Longer values are no text that anyone would read.
    private static var mostBytes: Int { 1 << 20 }

    /// The directories of data that begin at a position with the TIFF's own header.
    package init?(_ source: Source, at start: Int = 0) {
        self.source = source
        self.start = start
        if source.holds([0x49, 0x49, 42, 0], at: start) {
            isBigEndian = false
        } else if source.holds([0x4D, 0x4D, 0, 42], at: start) {
            isBigEndian = true
        } else {
            return nil
        }
        let first =
            isBigEndian ? source.bigEndian(at: start + 4, bytes: 4) : source.littleEndian(at: start + 4, bytes: 4)
        guard let first else { return nil }
        self.first = first
    }

    /// The entries of the directory at an offset, by their tags.
    package func entries(at offset: Int) -> [Int: TIFFValue] {
        guard let count = number(at: offset, bytes: 2) else { return [:] }
        var entries: [Int: TIFFValue] = [:]
        for index in 0..<min(count, Self.mostEntries) {
            let place = offset + 2 + 12 * index
            guard let tag = number(at: place, bytes: 2), let type = number(at: place + 2, bytes: 2),
                let count = number(at: place + 4, bytes: 4), let width = TIFFValue.widths[type]
            else { continue }
            let isInline = count <= 4 / width
            guard let offset = isInline ? place + 8 : number(at: place + 8, bytes: 4) else { continue }
            entries[tag] = TIFFValue(type: type, count: count, offset: offset, width: width)
        }
        return entries
    }

    /// The bytes of a value as they stand; nil when they are not all there.
    package func bytes(of value: TIFFValue?) -> [UInt8]? {
        guard let value, value.count <= Self.mostBytes / value.width else { return nil }
        let start = start + value.offset
        return source.bytes(start..<start + value.count * value.width)
    }

    /// The text of a value.
    package func text(of value: TIFFValue?) -> String? { bytes(of: value).map { MetadataText.of($0) } }

    /// One number of a value: whole or a fraction; nil when there is none.
    package func number(of value: TIFFValue?, at index: Int = 0) -> Double? {
        guard let value, index < value.count else { return nil }
        let place = value.offset + index * value.width
        switch value.type {
        case 1, 3, 4: return number(at: place, bytes: value.width).map(Double.init)
        case 9: return number(at: place, bytes: 4).map { Double(Int32(truncatingIfNeeded: $0)) }
        case 5, 10:
            guard let over = number(at: place, bytes: 4), let under = number(at: place + 4, bytes: 4), under != 0 else {
                return nil
            }
            guard value.type == 10 else { return Double(over) / Double(under) }
            return Double(Int32(truncatingIfNeeded: over)) / Double(Int32(truncatingIfNeeded: under))
        default: return nil
        }
    }

    private func number(at offset: Int, bytes: Int) -> Int? {
        let position = start + offset
        return isBigEndian
            ? source.bigEndian(at: position, bytes: bytes) : source.littleEndian(at: position, bytes: bytes)
    }
}

/// Where the value of an entry lies, and what it is made of.
package struct TIFFValue {
    /// TIFF's number for what it is.
    let type: Int
    /// How many there are.
    let count: Int
    /// Where, from the TIFF's start on.
    let offset: Int
    /// Bytes of one.
    let width: Int

    /// Bytes of a value by TIFF's number for what it is.
    static let widths = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 129: 1]
}
