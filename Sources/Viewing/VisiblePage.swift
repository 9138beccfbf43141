public import Navigation

/// A picture that is in sight, and where it lies.
public struct VisiblePage: Hashable, Sendable {
    /// The picture.
    public let slot: PictureSlot
    /// Where we look.
    public let camera: Camera
    /// Where its page ends along x, in view points: beyond it lie the gap and the next page. Infinite where there is none.
    public let extent: ClosedRange<Double>
}
