public import Geometry
public import Gestures

/// Everything that can move the picture. A recording is a list of these with their times.
public enum NavigationInput: Hashable, Sendable {
    case touch(Touch)
    case mouse(MouseEvent)
    case wheel(WheelEvent)
    /// A key or a command; `isAnimated` is false when it must act in one frame.
    case command(NavigationCommand, isAnimated: Bool = true)
    /// A trackpad's pinch and turn.
    case pinch(PinchEvent)
    /// A trackpad's swipe by three or more fingers.
    case swipe(SwipeEvent)
    /// Turn by so many quarter turns clockwise from where a running turn would end.
    case turn(quarterTurns: Int, isAnimated: Bool = true)
    /// Which neighbors the picture has now.
    case pages(PageSides)
    /// A zoom asked for by number.
    case zoomTo(ZoomRequest, isAnimated: Bool = true)
    /// The next picture takes the place of the displayed one by a cross-fade of so many milliseconds.
    case fade(milliseconds: Double)
    /// The view drifts slowly over the picture, until it is there or a hand comes; nil: it drifts no longer.
    case drift(DriftRequest?)
    /// Focus lost or the device gone: all fingers and buttons are cancelled.
    case cancel
    /// Whether nothing is to move by itself from now on: what the desktop says has become known, or has changed.
    case reducedMotion(Bool)
    /// Another picture (upright size) has come, or none is shown any more.
    case picture(PixelSize?)
    /// The window changed: its size in points, and device pixels per point.
    case resize(ViewSize, scale: Double)
}

/// A movement that a key, a button or the control socket asks for.
public enum NavigationCommand: String, Hashable, Sendable, CaseIterable {
    /// Zoom in by 1.5 about the view's center.
    case plus
    /// Zoom out by 1.5 about the view's center.
    case minus
    /// Back to the start view.
    case home
    /// Cover the view.
    case fill
    /// One device pixel per picture pixel.
    case actual
    /// A quarter of the view to the left (the picture moves right), and so on.
    case left
    case right
    case up
    case down
}

/// A zoom asked for by number, clamped into the limits.
public struct ZoomRequest: Hashable, Sendable {
    /// What stays or goes where.
    public enum Place: Hashable, Sendable {
        /// The content point at the view's center stays.
        case viewCenter
        /// This content point comes to the view's center.
        case center(ContentPoint)
        /// The content point under this view point stays there.
        case anchor(ViewPoint)
        /// The `point` policy's rule: q = point / view x picture size comes to the view's center.
        case point(ViewPoint)
    }

    /// Points per content pixel.
    public var zoom: Double
    /// What stays or goes where, as far as that is legal.
    public var place: Place

    /// A zoom about a place.
    public init(zoom: Double, place: Place = .viewCenter) {
        self.zoom = zoom
        self.place = place
    }
}
