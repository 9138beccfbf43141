public import Geometry
import Motion

/// A row of the thumbnails around the current picture, in the picture's view. It stands at the edge that the controls leave free.
public struct Strip: Hashable, Sendable {
    /// The side of a thumbnail's square in points: wide enough for a finger.
    public static let side = 56.0
    /// Points between two squares, and from them to the strip's edges.
    public static let gap = 6.0

    /// One thumbnail.
    public struct Cell: Hashable, Sendable {
        /// Which picture of the album.
        public let index: Int
        /// Its square, in points of the window.
        public let frame: ViewRect
    }

    /// The squares that are in sight.
    public let cells: [Cell]
    /// The whole of it.
    public let ground: ViewRect

    /// The strip in a view with a place of the album in its middle, which may lie between two pictures.
    init(count: Int, place: Double, view: ViewSize, isAtBottom: Bool, isMirrored: Bool) {
        let pitch = Self.side + Self.gap
        let depth = Self.side + 2 * Self.gap
        let top = isAtBottom ? view.height - depth : 0
        ground = ViewRect(x: 0, y: top, width: view.width, height: depth)
        let reach = (view.width / 2 + pitch) / pitch
        let last = Double(max(count - 1, 0))
        let first = Int(min(max((place - reach).rounded(.up), 0), last))
        let end = Int(min(max((place + reach).rounded(.down), 0), last))
        guard count > 0, first <= end else {
            cells = []
            return
        }
        cells = (first...end).map { index in
            let way = (Double(index) - place) * pitch * (isMirrored ? -1 : 1)
            return Cell(
                index: index,
                frame: ViewRect(
                    x: view.width / 2 + way - Self.side / 2, y: top + Self.gap, width: Self.side, height: Self.side))
        }
    }
}

/// How the strip slides from one picture to the next. A function of time.
struct StripSlide: Hashable, Sendable {
    var from = 0.0
    var to = 0.0
    var start = -Double.infinity

    var end: Double { start + MotionConstants.animationDuration }

    /// The place of the album in the strip's middle.
    func place(at time: Double) -> Double {
        time >= end ? to : from + (to - from) * Easing.cubicOut((time - start) / MotionConstants.animationDuration)
    }

    /// Goes on to another picture.
    mutating func go(to place: Double, isAnimated: Bool, at time: Double) {
        guard place != to else { return }
        // What is far away is not slid past.
        let here = self.place(at: time)
        let isNear = abs(place - here) <= Self.farthest
        from = isNear ? here : place
        to = place
        start = isAnimated && isNear ? time : -.infinity
    }

    /// Pictures. More would be a blur.
    private static let farthest = 12.0
}
