import TestSupport
import Testing

/// Colored details of a picture, looked for on the screen.
extension Viewer {
    /// Expects a mark's middle within so many pixels of a place on the screen, as soon as the viewer has drawn.
    func expectMark(
        _ color: Pixels.RGB, at place: (x: Double, y: Double), within tolerance: Double = 2, _ when: Comment
    ) throws {
        try takeInTouches()
        var seen: (x: Double, y: Double)?
        let isThere = try eventually(within: 1000) {
            seen = try stage.screen.capture().middle(of: color, near: place, reach: 60)
            guard let seen else { return false }
            return abs(seen.x - place.x) <= tolerance && abs(seen.y - place.y) <= tolerance
        }
        #expect(isThere, "\(when): the mark is at \(String(describing: seen)), not at \(place)")
    }

    /// Where the two marks of `TestPictures.marked` are on the screen, by what the viewer says.
    func places() throws -> (magenta: (x: Double, y: Double), cyan: (x: Double, y: Double)) {
        let state = try control.state()
        let magenta = state.viewPoint(x: TestPictures.magentaMark.x, y: TestPictures.magentaMark.y)
        let cyan = state.viewPoint(x: TestPictures.cyanMark.x, y: TestPictures.cyanMark.y)
        return (stage.screenPoint(magenta), stage.screenPoint(cyan))
    }
}
