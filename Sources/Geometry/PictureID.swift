/// Names one opening of one picture: a generation. Opening the same file again gives a new one, so a late answer can be told apart.
public struct PictureID: Hashable, Sendable {
    /// Counts up from 1 within a session.
    public let number: UInt64

    /// The opening with a number.
    public init(_ number: UInt64) { self.number = number }
}
