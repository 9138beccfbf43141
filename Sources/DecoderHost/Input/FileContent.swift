/// What a file holds, told by its content and never by its name.
public enum FileContent: Hashable, Sendable {
    /// A picture of a format that some codec may read.
    case picture(PictureFormat)
    /// A picture that no codec here reads, by the name of its format.
    case foreignPicture(String)
    /// Something else, in words such as "a text".
    case other(String)

    /// How many bytes at the start of a file tell what it holds.
    static let prefixBytes = 4096

    /// Looks at the first bytes of a file.
    public init(of source: some ByteSource) {
        let prefix = source.bytes(0..<min(source.count, Self.prefixBytes)) ?? []
        if prefix.isEmpty {
            self = .other("empty")
        } else if let format = PictureFormat(magicOf: prefix) {
            self = .picture(format)
        } else if let known = KnownFile(magicOf: prefix) {
            self = known.isPicture ? .foreignPicture(known.name) : .other(known.name)
        } else {
            self.init(unmarked: prefix)
        }
    }

    /// What has no mark: texts, among them SVG, then TGA, whose header can only be plausible.
    private init(unmarked prefix: [UInt8]) {
        if let text = TextKind(of: prefix) {
            switch text {
            case .svg: self = .picture(.svg)
            case .html: self = .other("a web page")
            case .plain: self = .other("a text")
            }
        } else if PictureFormat.isPlausibleTGA(prefix) {
            self = .picture(.tga)
        } else if prefix.allSatisfy({ $0 == 0 }) {
            self = .other("nothing but zeros")
        } else {
            self = .other("data of an unknown kind")
        }
    }
}
