import JSONText

/// How far a picture has come from its address, in the answer to `state`.
public struct DownloadReport: Hashable, Sendable {
    /// The bytes that are there.
    public var received: Int
    /// How many there will be, or nil when unknown.
    public var expected: Int?
    /// Why nothing comes at the moment, in English; nil while something does, or may.
    public var waiting: String?

    /// A download.
    public init(received: Int, expected: Int?, waiting: String?) {
        self.received = received
        self.expected = expected
        self.waiting = waiting
    }

    var json: JSONValue {
        .object([
            "received": .number(received), "expected": expected.map { .number($0) } ?? .null,
            "waiting": waiting.map { .string($0) } ?? .null,
        ])
    }
}
