/// What a decoder reads, for people.
struct FormatList {
    private let codecs: [any PictureCodec]
    private static let nameWidth = 6

    /// The formats of some codecs, of which the first one decodes that has a format.
    init(_ codecs: [any PictureCodec]) { self.codecs = codecs }

    /// A line for each format: its name, what it is, when it is seen, and whether it moves.
    var text: String {
        PictureFormat.allCases.compactMap { format in
            guard let codec = codecs.first(where: { $0.formats.contains(format) }) else { return nil }
            let name = format.rawValue + String(repeating: " ", count: max(0, Self.nameWidth - format.rawValue.count))
            let abilities = codec.abilities(for: format)
            let seen = abilities.contains(.rows) ? "seen while it is decoded" : "seen when it is complete"
            return "\(name)  \(format.title): \(seen)\(abilities.contains(.frames) ? ", moves" : "")\n"
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
