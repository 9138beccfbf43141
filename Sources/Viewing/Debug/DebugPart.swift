/// A part of what the debug overlay draws, by its stable name.
public enum DebugPart: String, Hashable, Sendable, CaseIterable {
    /// Fingers, where they have been, and what they amount to.
    case touches
    /// What moves the picture, the latest gestures and those that are about to come.
    case gesture
    /// Where we look, and where we may.
    case camera
    /// The tiles that are drawn, and their textures.
    case tiles
    /// How long frames take.
    case frames
}
