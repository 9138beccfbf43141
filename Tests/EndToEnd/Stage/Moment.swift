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
    func arrive(in viewer: Viewer, screen: ((x: Double, y: Double)) -> (x: Double, y: Double)) throws {
        // On a machine that is busy with other things a hand may be too slow for a fling.
        for _ in 0..<5 {
            try move(viewer, screen: screen)
            try viewer.takeInTouches()
            guard try eventually(within: 300, every: 2, { try hasCome(viewer.control.state()) }) else {
                try viewer.stage.server.touch.liftAll()
                continue
            }
            if isHeld { pause(milliseconds: 60) }
            return
        }
        throw Trouble("No \(rawValue) came about: \(try viewer.control.state())")
    }

    private func hasCome(_ state: ViewerState) -> Bool {
        switch self {
        case .rest: state.settled
        case .hold, .pinch, .fling: state.gesture == gesture
        case .bounce: state.gesture == gesture && state.camera.offset[0] > 10
        }
    }

    @MainActor
    private func move(_ viewer: Viewer, screen: ((x: Double, y: Double)) -> (x: Double, y: Double)) throws {
        let view = try viewer.control.state().view.size
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) { screen((view[0] * x, view[1] * y)) }
        // At the left edge the picture bounces; in its middle there is room for everything else.
        try viewer.look(atX: self == .bounce ? view[0] / 2 / 1.5 : 1200, y: 800, zoom: 1.5)
        switch self {
        case .rest: break
        case .hold:
            let start = place(0.5, 0.5)
            try touch.down(1, x: start.x, y: start.y)
            try hand.drag(from: start, to: place(0.6, 0.55), steps: 8)
        case .pinch:
            let (first, second) = (place(0.4, 0.4), place(0.6, 0.6))
            try touch.down(1, x: first.x, y: first.y)
            try touch.down(2, x: second.x, y: second.y)
            try hand.drag(2, from: second, to: place(0.65, 0.65), steps: 8)
        case .fling:
            try hand.fling(from: place(0.7, 0.5), to: place(0.5, 0.45))
        case .bounce:
            try hand.fling(from: place(0.3, 0.5), to: place(0.6, 0.5))
        }
    }
}
