internal import Wire

/// Reads XMP (ISO 16684-1): properties of the picture in RDF, of which some are texts in several languages.
struct XMPPacket {
    private static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    private static let language = XMLName("http://www.w3.org/XML/1998/namespace", "lang")
    private static let description = XMLName(rdf, "Description")
    private static let item = XMLName(rdf, "li")

    private static let dublinCore = "http://purl.org/dc/elements/1.1/"
    private static let photoshop = "http://ns.adobe.com/photoshop/1.0/"
    private static let exif = "http://ns.adobe.com/exif/1.0/"
    /// The properties by their names; of those that say the same thing the first one that a file has.
    private static let properties: [XMLName: MetadataKey] = [
        XMLName(dublinCore, "title"): .title, XMLName(dublinCore, "description"): .caption,
        XMLName(dublinCore, "creator"): .author, XMLName(dublinCore, "rights"): .copyright,
        XMLName(photoshop, "DateCreated"): .taken, XMLName(exif, "DateTimeOriginal"): .taken,
        XMLName(photoshop, "City"): .city, XMLName(photoshop, "Country"): .country,
        XMLName("http://ns.adobe.com/exif/1.0/aux/", "Lens"): .lens,
        XMLName("http://cipa.jp/exif/1.0/", "LensModel"): .lens,
        XMLName("http://ns.adobe.com/xap/1.0/", "Rating"): .rating,
    ]

    private struct Property {
        let key: MetadataKey
        /// How many elements are open with it.
        let depth: Int
        var text = ""
        var language = ""
        var isInItem = false
        /// The items that have ended.
        var items: [(text: String, language: String)] = []
    }

    private var path: [XMLName] = []
    private var property: Property?
    private var draft: MetadataDraft

    /// Reads a packet. One that is no XMP, or not well-formed, says nothing.
    static func read(_ bytes: [UInt8], into draft: inout MetadataDraft) {
        var packet = XMPPacket(draft: draft)
        do {
            // A packet may be padded with zeros at its end.
            var reader = try XMLReader(Array(bytes[..<(bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)]))
            while try packet.take(reader.next()) {}
            draft = packet.draft
        } catch {
            // Half of what a broken packet says is worth no more than nothing.
        }
    }

    private init(draft: MetadataDraft) { self.draft = draft }

    /// Takes an event; false when it was the last one.
    private mutating func take(_ event: XMLEvent) -> Bool {
        switch event {
        case .start(let element): begin(element)
        case .text(let text):
            guard let depth = property?.depth else { break }
            // Of a property itself, or of an item in a list in it.
            if path.count == depth || path.count == depth + 2 && property?.isInItem == true { property?.text += text }
        case .end: end()
        case .finished: return false
        }
        return true
    }

    private mutating func begin(_ element: XMLElement) {
        let isProperty = path.last == Self.description && path.dropLast().last == XMLName(Self.rdf, "RDF")
        path.append(element.name)
        if let depth = property?.depth {
            guard path.count == depth + 2, element.name == Self.item else { return }
            property?.isInItem = true
            property?.text = ""
            property?.language = Self.language(element.attributes[Self.language])
        } else if isProperty, let key = Self.properties[element.name] {
            property = Property(key: key, depth: path.count)
        } else if element.name == Self.description {
            // The short form: properties as attributes, in an order that says nothing.
            for (name, key) in Self.properties {
                if let text = element.attributes[name] { add(key, text, language: "") }
            }
        }
    }

    private mutating func end() {
        defer { path.removeLast() }
        guard let open = property else { return }
        if path.count == open.depth + 2, open.isInItem {
            property?.items.append((open.text, open.language))
            property?.isInItem = false
        } else if path.count == open.depth {
            finish(open)
            property = nil
        }
    }

    private mutating func finish(_ property: Property) {
        guard !property.items.isEmpty else { return add(property.key, property.text, language: "") }
        if property.key == .author {
            add(.author, property.items.map { MetadataText.line($0.text) }.joined(separator: ", "), language: "")
        } else {
            for item in property.items { add(property.key, item.text, language: item.language) }
        }
    }

    private mutating func add(_ key: MetadataKey, _ text: String, language: String) {
        if key == .rating {
            draft.add(.rating, Double(MetadataText.line(text)).flatMap { (0...5).contains($0) ? $0 : nil }, from: .xmp)
        } else {
            draft.add(key, text, language: language, from: .xmp)
        }
    }

    /// The default language is none.
    private static func language(_ name: String?) -> String {
        guard let name, name.lowercased() != "x-default" else { return "" }
        return name
    }
}
