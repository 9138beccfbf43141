public import Geometry

/// What a picture's header says about it, read without any codec.
public struct PictureHeading: Hashable, Sendable {
    /// The size as stored, before orientation. Not checked against any limit.
    public var size: PixelSize
    /// Whether some pixels may not be opaque.
    public var hasAlpha: Bool
    /// Whether the file is an animation.
    public var isAnimated = false
    /// Whether its rows are stored in several passes, each of which fills in between those of the one before.
    public var isInterlaced = false
    /// The value of the orientation, 1...8, where the header itself has one and the decoder has not heeded it.
    public var orientation: Int?
    /// Where in the file the EXIF data lie.
    public var exif: Range<Int>?
    /// What it says about its colors.
    public var colors = ColorStatement.standard

    /// A heading that says no more than this.
    public init(width: Int, height: Int, hasAlpha: Bool) {
        size = PixelSize(width: width, height: height)
        self.hasAlpha = hasAlpha
    }

    /// Whether there is a reader of this format's header here.
    public static func canRead(_ format: PictureFormat) -> Bool {
        switch format {
        case .jpeg, .png, .gif, .bmp, .webp, .qoi, .pnm, .tiff, .tga, .pcx, .lbm, .xcf: true
        case .ico, .cur, .xpm, .xv, .svg: false
        }
    }

    /// Reads the header of a file; nil when there is no reader for the format or the header is broken.
    public init?(of source: some ByteSource, format: PictureFormat) {
        let heading: PictureHeading? =
            switch format {
            case .jpeg: JPEGHeading.read(source)
            case .png: PNGHeading.read(source)
            case .gif: GIFHeading.read(source)
            case .bmp: BMPHeading.read(source)
            case .webp: WebPHeading.read(source)
            case .qoi: QOIHeading.read(source)
            case .pnm:
                PNMHeader(of: source).map {
                    PictureHeading(width: $0.size.width, height: $0.size.height, hasAlpha: false)
                }
            case .tiff: TIFFHeading.read(source)
            case .tga: TGAHeading.read(source)
            case .pcx: PCXHeading.read(source)
            case .lbm: LBMHeading.read(source)
            case .xcf: XCFHeading.read(source)
            case .ico, .cur, .xpm, .xv, .svg: nil
            }
        guard let heading else { return nil }
        self = heading
    }
}
