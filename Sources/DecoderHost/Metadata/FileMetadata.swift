package import Wire

/// Reads everything that a file says about its picture beside the pixels. It knows no library: all reads are checked, and nothing is allocated by a
/// number out of the file beyond a megabyte.
package enum FileMetadata {
    /// Tags of a TIFF's own directory.
    private enum Tag {
        static let bits = 258
        static let interpretation = 262
        static let xmp = 700
        static let iptc = 33723
        static let photoshop = 34377
    }

    /// What a file of a format says.
    package static func items(of source: some ByteSource, format: PictureFormat, profile: String?) -> [MetadataItem] {
        var draft = MetadataDraft()
        let places = MetadataPlaces(of: source, format: format)
        if format == .tiff {
            readTIFF(source, into: &draft)
        } else {
            if let xmp = places.xmp, let bytes = bytes(xmp, source) { XMPPacket.read(bytes, into: &draft) }
            if let photoshop = places.photoshop, let bytes = bytes(photoshop, source) {
                IPTCRecords.read(photoshop: bytes, into: &draft)
            }
            if let exif = places.exif.flatMap({ TIFFDirectories(source, at: $0) }) {
                EXIFDetails.read(exif, into: &draft)
            }
            for text in places.texts {
                if let bytes = source.bytes(text) { PNGTexts.read(bytes, into: &draft) }
            }
        }
        if let profile { draft.add(.profile, profile, from: .pixels) }
        if let model = places.colorModel { draft.add(.colorModel, model.rawValue, from: .pixels) }
        draft.add(.bitsPerChannel, places.bitsPerChannel.map(Double.init), from: .pixels)
        return draft.items
    }

    private static func bytes(_ range: Range<Int>, _ source: some ByteSource) -> [UInt8]? {
        range.count <= MetadataPlaces.mostBytes ? source.bytes(range) : nil
    }

    private static func readTIFF<Source: ByteSource>(_ source: Source, into draft: inout MetadataDraft) {
        guard let file = TIFFDirectories(source) else { return }
        let main = file.entries(at: file.first)
        if let bytes = file.bytes(of: main[Tag.xmp]) { XMPPacket.read(bytes, into: &draft) }
        if let bytes = file.bytes(of: main[Tag.photoshop]) {
            // A TIFF has the resources without their mark.
            IPTCRecords.read(photoshop: Array("Photoshop 3.0\0".utf8) + bytes, into: &draft)
        }
        if let bytes = file.bytes(of: main[Tag.iptc]) { IPTCRecords.read(bytes, into: &draft) }
        EXIFDetails.read(file, into: &draft)
        draft.add(.bitsPerChannel, file.number(of: main[Tag.bits]) ?? 1, from: .pixels)
        let models: [Double: ColorModel] = [0: .gray, 1: .gray, 2: .rgb, 3: .palette, 5: .inks, 6: .rgb]
        if let model = file.number(of: main[Tag.interpretation]).flatMap({ models[$0] }) {
            draft.add(.colorModel, model.rawValue, from: .pixels)
        }
    }
}
