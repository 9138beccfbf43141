import TestSupport

/// What a picture is doing when its window changes.
enum Moment: String, CaseIterable, Sendable {
    case rest, hold, pinch, fling, bounce

    /// Whether fingers are down then.
    var isHeld: Bool { self == .hold || self == .pinch }

    /// What the control socket calls it.
    var gesture: String {
        switch self {
        case .rest: "idle"
        case .hold: "pan"
        case .pinch: "transform"
        case .fling: "fling"
        case .bounce: "settle"
        }
    }

    /// Brings a viewer that shows `TestPictures.marked` there. Places are of the window, in points; `screen` tells where they are on the screen.
    @MainActor
    func arrive(in viewer: Viewer, screen: @escaping ((x: Double, y: Double)) -> (x: Double, y: Double)) throws {
        let view = try viewer.control.state().view.size
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        let place = { (x: Double, y: Double) in screen((view[0] * x, view[1] * y)) }
        // At the left edge the picture bounces; in its middle there is room for everything else.
        let isAtEdge = self == .bounce
        try viewer.look(atX: isAtEdge ? view[0] / 2 / 1.5 : 1200, y: 800, zoom: 1.5)
        switch self {
        case .rest: break
        case .hold:
            let (start, end) = (place(0.5, 0.5), place(0.6, 0.55))
            try touch.down(1, x: start.x, y: start.y)
            try hand.drag(from: start, to: end, steps: 8)
        case .pinch:
            let (first, second, end) = (place(0.4, 0.4), place(0.6, 0.6), place(0.65, 0.65))
            try touch.down(1, x: first.x, y: first.y)
            try touch.down(2, x: second.x, y: second.y)
            try hand.drag(2, from: second, to: end, steps: 8)
        case .fling:
            try hand.fling(from: place(0.7, 0.5), to: place(0.5, 0.45))
        case .bounce:
            try hand.fling(from: place(0.3, 0.5), to: place(0.6, 0.5))
        }
        try viewer.takeInTouches()
        let isThere = try eventually(within: 1000, every: 2) {
            let state = try viewer.control.state()
            return switch self {
            case .rest: state.settled
            case .hold, .pinch: !state.settled
            case .fling: state.gesture == "fling"
            case .bounce: ["fling", "settle"].contains(state.gesture) && state.camera.offset[0] > 10
            }
        }
        guard isThere else { throw Trouble("No \(rawValue) came about: \(try viewer.control.state())") }
        if isHeld { pause(milliseconds: 60) }
    }
}
