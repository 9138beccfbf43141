/// What was wrong with a packet from the other program.
public enum WireError: Error, Hashable, Sendable {
    /// It ended in the middle of a number or a text.
    case tooShort
    /// Bytes followed after its last field, or it was longer than any packet may be.
    case tooLong
    /// No message has this number.
    case unknownMessage(UInt8)
    /// A field held a value that it cannot have.
    case invalidField(String)
    /// It brought too many descriptors, or too few.
    case descriptors(expected: Int, received: Int)
    /// It came when it could not.
    case unexpectedMessage
    /// The connection itself failed.
    case connection(errno: Int32)
}

extension WireError: CustomStringConvertible {
    /// The fault in a few English words.
    public var description: String {
        switch self {
        case .tooShort: "a message was too short"
        case .tooLong: "a message was too long"
        case .unknownMessage(let number): "it sent an unknown message (\(number))"
        case .invalidField(let name): "a message held an impossible \(name)"
        case .descriptors(let expected, let received):
            "a message brought \(received) descriptors instead of \(expected)"
        case .unexpectedMessage: "it sent a message at a wrong time"
        case .connection(let errno): "the connection to it failed (error \(errno))"
        }
    }
}
