import Geometry

/// Quarter turns one after another, which together are one turn of the view before the first: four of them are none.
struct QuarterTurns: Hashable, Sendable {
    /// The legal view before the first turn.
    let start: Camera
    /// How many there were, clockwise, from 0 up to 3.
    var count: Int
    /// Where the last one leads. While this is where the picture is or goes, nothing else has changed it.
    var target: Camera

    /// No turn of a view yet.
    init(of start: Camera) {
        self.start = start
        count = 0
        target = start
    }

    /// Turns on.
    mutating func turn(by quarterTurns: Int, on stage: Stage) {
        count = (count + quarterTurns % 4 + 8) % 4
        target = target(on: stage)
    }

    private func target(on stage: Stage) -> Camera {
        if count == 0 { return start }
        let turned = stage.turned(to: start.rotation.turned(by: Double(count) * 90))
        // The start view turns into the start view, any other one about the view's center.
        if stage.turned(to: start.rotation).isHome(start) { return turned.home }
        return turned.zoomed(start, to: start.zoom, anchor: stage.view.center)
    }
}
