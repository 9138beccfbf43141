/// One JSON value. Objects keep the order of their members, and every number is a double.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number; one that is not finite is written as `null`.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// The text, or nil when this is no string.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number, or nil when this is none.
    public var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The truth value, or nil when this is none.
    public var bool: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The elements, or nil when this is no array.
    public var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members, or nil when this is no object.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The member with a key, or nil when there is none or this is no object.
    public subscript(key: String) -> JSONValue? { object?[key] }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    /// The string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// The number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// The number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// The truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// The array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue {
    /// The whole number as a double; exact up to 2^53.
    public static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// An array of numbers.
    public static func numbers(_ values: Double...) -> JSONValue { .array(values.map { .number($0) }) }

    /// The object with these members, in this order.
    public static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(JSONObject(members))
    }
}
