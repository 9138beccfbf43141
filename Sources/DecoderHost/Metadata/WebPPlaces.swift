internal import Wire

/// Finds the metadata in the chunks of a WebP.
enum WebPPlaces {
    private static let mostChunks = 65_536

    static func read(_ source: some ByteSource) -> MetadataPlaces {
        var places = MetadataPlaces()
        places.bitsPerChannel = 8
        places.colorModel = .rgb
        var position = 12
        for _ in 0..<mostChunks {
            guard let length = source.littleEndian(at: position + 4, bytes: 4), position + 8 + length <= source.count
            else { break }
            let data = position + 8..<position + 8 + length
            if source.holds("EXIF", at: position) {
                // Some programs put JPEG's mark before it.
                places.exif = data.lowerBound + (source.holds("Exif\0\0", at: data.lowerBound) ? 6 : 0)
            } else if source.holds("XMP ", at: position) {
                places.xmp = data
            }
            position = data.upperBound + length % 2
        }
        return places
    }
}
