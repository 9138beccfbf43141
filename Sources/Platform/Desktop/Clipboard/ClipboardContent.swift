/// What is on the clipboard: one thing in several forms, of which whoever pastes takes the one that they know.
public struct ClipboardContent: Hashable, Sendable {
    /// One form.
    public struct Form: Hashable, Sendable {
        /// Its name: a MIME type, or one of the X server's own.
        public let name: String
        /// The thing in this form.
        public let bytes: [UInt8]
    }

    /// The forms, the best first.
    public private(set) var forms: [Form] = []
    /// The thing as a text, if it is one.
    public private(set) var text: [UInt8]?

    /// A picture as a PNG file, and the address of its own file, if it has one.
    public init(png: [UInt8], address: String?) {
        forms = [Form(name: "image/png", bytes: png)]
        if let address { forms += Self.files(address) }
    }

    /// A file's name, and its address.
    public init(path: [UInt8], address: String) {
        text = path
        let names = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING", "TEXT"]
        forms = names.map { Form(name: $0, bytes: path) } + Self.files(address)
    }

    /// As file managers want it: by RFC 2483, and as those of GNOME and its relatives tell copies from moves.
    private static func files(_ address: String) -> [Form] {
        [
            Form(name: "text/uri-list", bytes: Array("\(address)\r\n".utf8)),
            Form(name: "x-special/gnome-copied-files", bytes: Array("copy\n\(address)".utf8)),
        ]
    }
}
