public import Navigation

/// A picture that is in sight, and where it lies.
public struct VisiblePage: Hashable, Sendable {
    /// The picture.
    public let slot: PictureSlot
    /// Where we look.
    public let camera: Camera
}
