/// A key that went down.
public struct KeyPress: Hashable, Sendable {
    /// Which key, with what is held with it.
    public let stroke: KeyStroke
    /// Whether it is held and repeats.
    public let isRepeat: Bool

    /// A key that went down, or repeats because it is held.
    public init(_ stroke: KeyStroke, isRepeat: Bool = false) {
        self.stroke = stroke
        self.isRepeat = isRepeat
    }
}
