/// A name in XML with the namespace that it belongs to, by that namespace's address.
struct XMLName: Hashable {
    /// Empty for none.
    let space: String
    let local: String

    /// A name of a namespace.
    init(_ space: String, _ local: String) {
        self.space = space
        self.local = local
    }
}

/// The beginning of an element.
struct XMLElement {
    let name: XMLName
    let attributes: [XMLName: String]
}

/// What an XML reader comes upon.
enum XMLEvent {
    case start(XMLElement)
    case text(String)
    case end
    case finished
}

/// Why a text is not read as XML.
enum XMLError: Error {
    /// It is not well-formed, or uses something that is not understood here.
    case malformed
    /// It exceeds a limit.
    case tooMuch
}
