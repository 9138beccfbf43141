internal import Wire

/// Finds the metadata in the chunks of a PNG, before and behind its pixels.
enum PNGPlaces {
    /// A picture of 100,000 rows has about as many chunks.
    private static let mostChunks = 200_000
    private static let mostTexts = 100
    private static let longestText = 64 * 1024
    private static let xmp = "XML:com.adobe.xmp\0\0\0\0\0"
    private static let largestNumber = Int(Int32.max)

    static func read(_ source: some ByteSource) -> MetadataPlaces {
        var places = MetadataPlaces()
        places.bitsPerChannel = source.byte(at: 24).map(Int.init)
        places.colorModel = source.byte(at: 25).flatMap { [0: .gray, 2: .rgb, 3: .palette, 4: .gray, 6: .rgb][$0] }
        var position = PNGHeading.signature.count
        for _ in 0..<mostChunks {
            guard let length = source.bigEndian(at: position, bytes: 4), length <= largestNumber,
                !source.holds("IEND", at: position + 4)
            else { break }
            let data = position + 8..<position + 8 + length
            position = data.upperBound + 4
            guard source.byte(at: data.lowerBound - 4) != UInt8(ascii: "I"), data.upperBound <= source.count else {
                continue
            }
            note(source, data, in: &places)
        }
        return places
    }

    private static func note(_ source: some ByteSource, _ data: Range<Int>, in places: inout MetadataPlaces) {
        let name = data.lowerBound - 4
        if source.holds("eXIf", at: name) {
            places.exif = places.exif ?? data.lowerBound
        } else if source.holds("iTXt" + xmp, at: name) {
            places.xmp = places.xmp ?? data.lowerBound + xmp.utf8.count..<data.upperBound
        } else if source.holds("tEXt", at: name) || source.holds("iTXt", at: name), data.count <= longestText,
            places.texts.count < mostTexts
        {
            places.texts.append(name..<data.upperBound)
        }
    }
}
