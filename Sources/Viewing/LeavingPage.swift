public import Navigation

/// A page that was turned away from: it stays as it lay while it slides out of sight.
public struct LeavingPage: Hashable, Sendable {
    /// Its picture.
    public internal(set) var slot: PictureSlot
    /// On which side of the current page it is; nil: in the same place, where it fades away.
    public let side: PageSide?
}
