extension JSONValue {
    /// Reads a text that is one JSON value; arrays and objects may be nested 64 deep.
    public init(parsing bytes: [UInt8]) throws(JSONError) {
        var parser = JSONParser(bytes)
        self = try parser.document()
    }

    /// Reads a text that is one JSON value.
    public init(parsing text: String) throws(JSONError) { try self.init(parsing: Array(text.utf8)) }
}
