/// What moves the picture now, as the control socket names it.
public enum Activity: String, Hashable, Sendable {
    case idle
    /// One finger or the mouse.
    case pan
    /// Two or more fingers.
    case transform
    /// One finger after a tap.
    case quickZoom
    case fling
    /// A bounce, or a zoom that returns into its limits.
    case settle
    /// An animation that a tap, a key or a command began.
    case animate
}
