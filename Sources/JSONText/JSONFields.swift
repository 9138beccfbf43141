/// What a field can be: how it is called in an error, and how it is read.
public struct FieldKind<Value> {
    /// For "must be ...".
    public let expected: String
    /// The value, or nil when the JSON is of another kind.
    public let read: (JSONValue) -> Value?

    /// The kind with a description and a reader.
    public init(_ expected: String, _ read: @escaping (JSONValue) -> Value?) {
        self.expected = expected
        self.read = read
    }
}

extension FieldKind where Value == Double {
    /// Any number.
    public static var number: Self { Self("a number") { $0.number } }
    /// A number that is not negative.
    public static var notNegative: Self {
        Self("a number that is not below 0") { $0.number.flatMap { $0 >= 0 ? $0 : nil } }
    }
    /// A number above zero.
    public static var positive: Self { Self("a number above 0") { $0.number.flatMap { $0 > 0 ? $0 : nil } } }
}

extension FieldKind where Value == Int {
    /// A whole number.
    public static var whole: Self { Self("a whole number") { $0.number.flatMap { Int(exactly: $0) } } }
    /// Degrees of a rotation by quarter turns.
    public static var quarterTurns: Self {
        Self("a multiple of 90") {
            $0.number.flatMap { Int(exactly: $0) }.flatMap { $0.isMultiple(of: 90) ? $0 : nil }
        }
    }
}

extension FieldKind where Value == String {
    /// A text.
    public static var text: Self { Self("a text") { $0.string } }
}

extension FieldKind where Value == Bool {
    /// `true` or `false`.
    public static var flag: Self { Self("true or false") { $0.bool } }
    /// `true`: a field that says what a line is.
    public static var marker: Self { Self("true") { $0.bool == true ? true : nil } }
}

extension FieldKind where Value == JSONObject {
    /// An object.
    public static var object: Self { Self("an object") { $0.object } }
}

extension FieldKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of a few words.
    public static var word: Self {
        Self("one of " + Value.allCases.map(\.rawValue).joined(separator: ", ")) { $0.string.flatMap(Value.init) }
    }
}

/// Takes an object apart field by field, and refuses what nobody asked for.
public struct JSONFields {
    private let object: JSONObject
    private var asked: Set<String> = []

    /// The fields of an object.
    public init(_ object: JSONObject) { self.object = object }

    /// The value of a field that may be missing.
    public mutating func take<Value>(_ key: String, _ kind: FieldKind<Value>) throws(FieldError) -> Value? {
        asked.insert(key)
        guard let json = object[key] else { return nil }
        guard let value = kind.read(json) else { throw .wrong(key: key, expected: kind.expected) }
        return value
    }

    /// The value of a field that must be there.
    public mutating func require<Value>(_ key: String, _ kind: FieldKind<Value>) throws(FieldError) -> Value {
        guard let value = try take(key, kind) else { throw .missing(key: key, expected: kind.expected) }
        return value
    }

    /// Refuses fields that nothing asked for; call it last.
    public func finish() throws(FieldError) {
        if let key = object.keys.first(where: { !asked.contains($0) }) { throw .unknown(key: key) }
    }
}
