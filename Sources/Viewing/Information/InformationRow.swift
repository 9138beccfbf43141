/// One thing that is known about a picture, in words.
public struct InformationRow: Hashable, Sendable {
    /// What it is about.
    public let label: String
    /// What is known.
    public let value: String

    /// A thing in words.
    public init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}
