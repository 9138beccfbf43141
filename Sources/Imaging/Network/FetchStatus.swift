public import Wire

/// How far the fetching of a picture is.
public struct FetchStatus: Hashable, Sendable {
    /// The bytes that are there.
    public var received = 0
    /// How many there will be; nil when nobody knows.
    public var expected: Int?
    /// Why nothing comes at the moment; nil while something does, or may.
    public var wait: FetchWait?

    /// A state.
    public init(received: Int = 0, expected: Int? = nil, wait: FetchWait? = nil) {
        self.received = received
        self.expected = expected
        self.wait = wait
    }

    /// Whether all is there.
    public var isComplete: Bool { received == expected }
}
