/// Why a text is no JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The text ends inside a value.
        case unexpectedEnd
        /// A character that cannot stand here; the text says what could.
        case unexpected(byte: UInt8, expected: String)
        /// Something follows the value.
        case trailingText
        /// Arrays and objects are nested more deeply than the limit.
        case tooDeep(limit: Int)
        /// A key stands twice in one object.
        case duplicateKey(String)
        /// A number that does not fit into a double, or is not written as JSON has it.
        case badNumber(String)
        /// A backslash with something that is no escape, or half of a surrogate pair.
        case badEscape
        /// A comment without its end.
        case unfinishedComment
        /// Bytes that are not UTF-8.
        case invalidUTF8
    }

    /// What is wrong.
    public let reason: Reason
    /// Where: bytes from the start of the text.
    public let offset: Int

    /// The error at a place.
    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// What is wrong and where, for a person, without a full stop.
    public var sentence: String { "\(problem) (byte \(offset + 1))" }

    /// What is wrong, for a person, without a full stop.
    public var problem: String {
        switch reason {
        case .unexpectedEnd: "the JSON text ends too early"
        case .unexpected(let byte, let expected): "\(Self.name(of: byte)) stands where \(expected) is needed"
        case .trailingText: "something follows the JSON value"
        case .tooDeep(let limit): "the JSON text is nested more than \(limit) deep"
        case .duplicateKey(let key): "the key \"\(key)\" stands twice in one object"
        case .badNumber(let text): "\(text) is no number that fits"
        case .badEscape: "a backslash is followed by something that is no escape"
        case .unfinishedComment: "a comment begins with /* and does not end"
        case .invalidUTF8: "the text is not UTF-8"
        }
    }

    private static func name(of byte: UInt8) -> String {
        switch byte {
        case 0x21...0x7e: "'\(Character(UnicodeScalar(byte)))'"
        case 0x20: "a space"
        default: "the byte \(byte)"
        }
    }
}
