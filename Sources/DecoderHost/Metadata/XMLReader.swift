/// Reads XML as far as XMP needs it, and strictly: elements, attributes, namespaces, text. There are no entities but the five predefined ones and
/// characters by number, and a document type is refused, so that nothing is expanded and nothing fetched. Size, depth and number are limited.
struct XMLReader {
    private static let mostBytes = 1 << 20
    private static let mostDepth = 32
    private static let mostElements = 20_000
    private static let xml = "http://www.w3.org/XML/1998/namespace"

    private let bytes: [UInt8]
    private var position = 0
    private var elements = 0
    /// The names of the open elements as they are written, with the namespaces that each knows of.
    private var open: [(name: [UInt8], spaces: [String: String])] = []
    /// An empty element ends where it begins.
    private var endsAtOnce = false

    /// A reader of some bytes, which must be UTF-8.
    init(_ bytes: [UInt8]) throws(XMLError) {
        guard bytes.count <= Self.mostBytes else { throw .tooMuch }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .malformed }
        self.bytes = bytes
        if holds("\u{FEFF}") { position = 3 }
    }

    /// The next thing of interest; comments and instructions are left out.
    mutating func next() throws(XMLError) -> XMLEvent {
        if endsAtOnce {
            endsAtOnce = false
            open.removeLast()
            return .end
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else { return .text(try text()) }
            if holds("<!--") {
                try skip(past: "-->", from: 4)
            } else if holds("<?") {
                try skip(past: "?>", from: 2)
            } else if holds("<![CDATA[") {
                let start = position + 9
                try skip(past: "]]>", from: 9)
                return .text(String(decoding: bytes[start..<position - 3], as: UTF8.self))
            } else if holds("</") {
                return try endTag()
            } else if holds("<!") {
                throw .malformed
            } else {
                return try startTag()
            }
        }
        guard open.isEmpty else { throw .malformed }
        return .finished
    }

    // MARK: - Tags

    private mutating func startTag() throws(XMLError) -> XMLEvent {
        position += 1
        elements += 1
        guard elements <= Self.mostElements, open.count < Self.mostDepth else { throw .tooMuch }
        let name = try self.name()
        let written = try attributes()
        var spaces = open.last?.spaces ?? ["xml": Self.xml]
        for (name, value) in written {
            if name == "xmlns" { spaces[""] = value }
            if name.hasPrefix("xmlns:") { spaces[String(name.dropFirst(6))] = value }
        }
        var attributes: [XMLName: String] = [:]
        for (name, value) in written where name != "xmlns" && !name.hasPrefix("xmlns:") {
            // Without a prefix an attribute belongs to no namespace.
            let known = name.contains(":") ? try Self.resolved(name, spaces) : XMLName("", name)
            guard attributes.updateValue(value, forKey: known) == nil else { throw .malformed }
        }
        open.append((name, spaces))
        let full = try Self.resolved(String(decoding: name, as: UTF8.self), spaces)
        return .start(XMLElement(name: full, attributes: attributes))
    }

    private mutating func endTag() throws(XMLError) -> XMLEvent {
        position += 2
        let name = try self.name()
        skipBlanks()
        guard take(">"), open.popLast()?.name == name else { throw .malformed }
        return .end
    }

    /// The attributes of a tag as they are written, to its end.
    private mutating func attributes() throws(XMLError) -> [(String, String)] {
        var attributes: [(String, String)] = []
        while true {
            let hadBlanks = skipBlanks()
            if take("/>") {
                endsAtOnce = true
                return attributes
            }
            if take(">") { return attributes }
            guard hadBlanks else { throw .malformed }
            let name = String(decoding: try self.name(), as: UTF8.self)
            skipBlanks()
            guard take("=") else { throw .malformed }
            skipBlanks()
            guard attributes.count < Self.mostAttributes else { throw .tooMuch }
            attributes.append((name, try quoted()))
        }
    }

    private static let mostAttributes = 128

    private static func resolved(_ name: String, _ spaces: [String: String]) throws(XMLError) -> XMLName {
        guard let colon = name.firstIndex(of: ":") else { return XMLName(spaces[""] ?? "", name) }
        guard let space = spaces[String(name[..<colon])] else { throw .malformed }
        return XMLName(space, String(name[name.index(after: colon)...]))
    }

    // MARK: - Text

    private mutating func text() throws(XMLError) -> String {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return try XMLEntities.resolved(bytes[start..<position])
    }

    private mutating func quoted() throws(XMLError) -> String {
        guard position < bytes.count else { throw .malformed }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .malformed }
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote {
            guard bytes[position] != UInt8(ascii: "<") else { throw .malformed }
            position += 1
        }
        guard position < bytes.count else { throw .malformed }
        position += 1
        return try XMLEntities.resolved(bytes[start..<position - 1])
    }

    private mutating func name() throws(XMLError) -> [UInt8] {
        let start = position
        while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
        guard position > start else { throw .malformed }
        return Array(bytes[start..<position])
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(byte)
        }
    }

    // MARK: - Bytes

    private func holds(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func take(_ text: String) -> Bool {
        guard holds(text) else { return false }
        position += text.utf8.count
        return true
    }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let start = position
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
        return position > start
    }

    private mutating func skip(past end: String, from offset: Int) throws(XMLError) {
        position += offset
        while position < bytes.count {
            if take(end) { return }
            position += 1
        }
        throw .malformed
    }
}
