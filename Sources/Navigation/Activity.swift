/// What moves the picture now, as the control socket names it.
public enum Activity: String, Hashable, Sendable {
    case idle
    /// One finger or the mouse.
    case pan
    /// Two or more fingers.
    case transform
    /// One finger, the mouse or a swipe that draws the page aside.
    case page
    /// One finger after a tap.
    case quickZoom
    case fling
    /// A bounce, a zoom that returns into its limits, or a page that goes to its place.
    case settle
    /// An animation that a tap, a key or a command began.
    case animate
}
