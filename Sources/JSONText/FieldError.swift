/// What is wrong with the fields of an object.
public enum FieldError: Error, Hashable, Sendable {
    case missing(key: String, expected: String)
    case wrong(key: String, expected: String)
    case unknown(key: String)

    /// What is wrong, for a person, without a full stop.
    public var sentence: String {
        switch self {
        case .missing(let key, let expected): "\"\(key)\" is missing; it must be \(expected)"
        case .wrong(let key, let expected): "\"\(key)\" must be \(expected)"
        case .unknown(let key): "the key \"\(key)\" is not known here"
        }
    }
}
