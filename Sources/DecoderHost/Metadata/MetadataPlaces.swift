package import Wire

/// Where a file's metadata lie. Only places: what lies there is checked by who reads it.
package struct MetadataPlaces: Hashable, Sendable {
    /// EXIF data, from the TIFF's header on.
    package var exif: Int?
    /// An XMP packet.
    package var xmp: Range<Int>?
    /// Photoshop's resources, of which one has IPTC's records.
    package var photoshop: Range<Int>?
    /// Texts with a keyword each, as PNG has them.
    package var texts: [Range<Int>] = []
    /// How many bits each number of a pixel has.
    package var bitsPerChannel: Int?
    /// What the numbers of a pixel are.
    package var colorModel: ColorModel?

    /// Nowhere.
    package init() {}

    /// The places in a file of a format.
    package init(of source: some ByteSource, format: PictureFormat) {
        switch format {
        case .jpeg: self = JPEGPlaces.read(source)
        case .png: self = PNGPlaces.read(source)
        case .webp: self = WebPPlaces.read(source)
        case .gif:
            colorModel = .palette
            bitsPerChannel = 8
        case .tiff: exif = 0
        case .bmp, .qoi, .pnm, .ico, .cur, .tga, .pcx, .xpm, .xv, .lbm, .xcf, .svg: break
        }
    }

    /// Larger packets hold pictures or other programs' notes.
    package static let mostBytes = 1 << 20
}
