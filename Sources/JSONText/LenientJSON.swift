/// A JSON text that a person wrote: comments (`// ...` to the end of the line, `/* ... */`) and a comma after the last element or member are
/// allowed, and each value knows where it stands. Everything else is as strict as JSON is.
public struct LenientJSON: Hashable, Sendable {
    /// Why a text cannot be read, and where.
    public struct Failure: Error, Hashable, Sendable {
        /// What is wrong.
        public let reason: JSONError
        /// Where.
        public let place: TextPlace
    }

    /// What the text says.
    public let value: JSONValue
    private let offsets: [[JSONStep]: Int]
    private let bytes: [UInt8]

    /// Reads a text that is one JSON value; arrays and objects may be nested 64 deep.
    public init(parsing bytes: [UInt8]) throws(Failure) {
        var parser = JSONParser(bytes, isLenient: true)
        do {
            value = try parser.document()
        } catch {
            throw Failure(reason: error, place: TextPlace(ofOffset: error.offset, in: bytes))
        }
        offsets = parser.offsets
        self.bytes = bytes
    }

    /// Where a value stands: the place of its key, or of the element; nil when there is none.
    public func place(of path: [JSONStep]) -> TextPlace? {
        offsets[path].map { TextPlace(ofOffset: $0, in: bytes) }
    }
}
