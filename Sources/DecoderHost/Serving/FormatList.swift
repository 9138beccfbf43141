/// What a decoder reads, for people.
struct FormatList {
    private let rowFormats: Set<PictureFormat>
    private let formats: Set<PictureFormat>
    private static let nameWidth = 6

    /// The formats of some codecs.
    init(_ rowCodecs: [any RowCodec], _ codecs: [any Codec]) {
        rowFormats = Set(rowCodecs.flatMap(\.formats))
        formats = rowFormats.union(codecs.flatMap(\.formats))
    }

    /// A line for each format: its name, what it is, and when it is seen.
    var text: String {
        PictureFormat.allCases.filter { formats.contains($0) }.map { format in
            let name = format.rawValue + String(repeating: " ", count: max(0, Self.nameWidth - format.rawValue.count))
            let seen = rowFormats.contains(format) ? "seen while it is decoded" : "seen when it is complete"
            return "\(name)  \(format.title): \(seen)\n"
        }.joined()
    }
}

extension PictureFormat {
    /// What people call it.
    fileprivate var title: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "Portable Network Graphics"
        case .gif: "Graphics Interchange Format"
        case .bmp: "bitmap of Windows and OS/2"
        case .webp: "WebP"
        case .qoi: "Quite OK Image"
        case .pnm: "portable bitmap, graymap and pixmap"
        case .tiff: "Tagged Image File Format"
        case .ico: "icon of Windows"
        case .cur: "cursor of Windows"
        case .tga: "Truevision TGA"
        case .pcx: "PC Paintbrush"
        case .xpm: "X pixmap"
        case .xv: "thumbnail of xv"
        case .lbm: "picture of Deluxe Paint"
        case .xcf: "picture of GIMP"
        case .svg: "Scalable Vector Graphics"
        }
    }
}
