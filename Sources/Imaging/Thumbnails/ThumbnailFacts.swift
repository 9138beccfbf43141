internal import Geometry

/// What is written into a thumbnail of the picture that it is of.
struct ThumbnailFacts: Sendable {
    /// Smaller files that hold no more pixels than their thumbnail are as quick to read.
    private static let smallestFile = 64 << 10

    let path: [UInt8]
    /// Seconds since 1970.
    let modified: Int64
    let byteCount: Int
    /// The upright size and the short name of the format; nil when there is only a failure.
    var picture: (size: PixelSize, format: String)?

    init(path: [UInt8], _ file: OpenedFile) {
        self.path = path
        modified = file.modified
        byteCount = file.byteCount
    }

    /// Whether a thumbnail saves anybody time.
    func isWorthKeeping(as size: ThumbnailSize) -> Bool {
        guard let picture else { return false }
        return max(picture.size.width, picture.size.height) > size.side || byteCount >= Self.smallestFile
    }

    func texts(uri: String, program: String) -> [PNGText] {
        var texts = [
            PNGText("Thumb::URI", uri), PNGText("Thumb::MTime", "\(modified)"), PNGText("Thumb::Size", "\(byteCount)"),
            PNGText("Software", program),
        ]
        guard let picture else { return texts }
        texts.append(PNGText("Thumb::Image::Width", "\(picture.size.width)"))
        texts.append(PNGText("Thumb::Image::Height", "\(picture.size.height)"))
        if let type = Self.types[picture.format] { texts.append(PNGText("Thumb::Mimetype", type)) }
        return texts
    }

    /// The names that the shared MIME database has for formats.
    private static let types = [
        "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp", "tiff": "image/tiff",
        "bmp": "image/bmp", "ico": "image/vnd.microsoft.icon", "cur": "image/x-win-bitmap", "tga": "image/x-tga",
        "pcx": "image/vnd.zbrush.pcx", "qoi": "image/qoi", "xpm": "image/x-xpixmap", "lbm": "image/x-ilbm",
        "xcf": "image/x-xcf", "pnm": "image/x-portable-anymap", "svg": "image/svg+xml",
    ]
}
