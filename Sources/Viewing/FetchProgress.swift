public import Localization

/// How far the fetching of a picture from its address is.
public struct FetchProgress: Hashable, Sendable {
    /// Why nothing comes at the moment.
    public struct Pause: Hashable, Sendable {
        /// What happened.
        public var reason: Phrase
        /// When it is tried again, in the session's milliseconds; nil for as soon as there is a network.
        public var end: Double?

        /// A pause.
        public init(reason: Phrase, end: Double?) {
            self.reason = reason
            self.end = end
        }
    }

    /// The bytes that are there.
    public var received: Int
    /// How many there will be; nil when nobody knows.
    public var expected: Int?
    /// Why nothing comes at the moment; nil while something does, or may.
    public var pause: Pause?

    /// A state.
    public init(received: Int, expected: Int?, pause: Pause? = nil) {
        self.received = received
        self.expected = expected
        self.pause = pause
    }

    /// Whether all is there.
    public var isComplete: Bool { received == expected }

    /// The share of its bytes that is there; nil when nobody knows how many there will be.
    private var share: Double? {
        expected.map { $0 > 0 ? min(Double(received) / Double($0), 1) : 1 }
    }

    /// Fetching and decoding go along together; what is left to decode at the end is the smaller part by far.
    private static let ownPart = 0.9

    /// The fraction of fetching and decoding together; nil when nobody knows. `decoded` is that of the decoder, nil when it does not know.
    func fraction(decoded: Double?) -> Double? {
        guard let share else { return nil }
        if share < 1 { return Self.ownPart * share + (1 - Self.ownPart) * min(decoded ?? 0, share) }
        return decoded.map { Self.ownPart + (1 - Self.ownPart) * $0 }
    }
}
