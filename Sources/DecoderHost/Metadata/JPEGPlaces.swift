internal import Wire

/// Finds the metadata in the segments of a JPEG before its pixels.
enum JPEGPlaces {
    private static let exif = "Exif\0\0"
    private static let xmp = "http://ns.adobe.com/xap/1.0/\0"
    private static let photoshop = "Photoshop 3.0\0"

    static func read(_ source: some ByteSource) -> MetadataPlaces {
        var places = MetadataPlaces()
        JPEGHeading.segments(of: source) { marker, content in
            switch marker {
            case 0xE1 where source.holds(exif, at: content.lowerBound):
                places.exif = places.exif ?? content.lowerBound + exif.utf8.count
            case 0xE1 where source.holds(xmp, at: content.lowerBound):
                places.xmp = places.xmp ?? content.lowerBound + xmp.utf8.count..<content.upperBound
            case 0xED where source.holds(photoshop, at: content.lowerBound):
                places.photoshop = places.photoshop ?? content
            case let marker where JPEGHeading.isFrame(marker):
                places.bitsPerChannel = source.byte(at: content.lowerBound).map(Int.init)
                places.colorModel = source.byte(at: content.lowerBound + 5).flatMap {
                    [1: .gray, 3: .rgb, 4: .inks][$0]
                }
            default: break
            }
        }
        return places
    }
}
