/// What a person wants a wheel's notches to do.
public enum WheelUse: String, Hashable, Sendable, CaseIterable {
    /// Zoom about the pointer.
    case zoom
    /// Move the picture; with the shift key, sideways.
    case pan
    /// Go to the next picture or the one before.
    case page
}
