import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

/// Each worked value of the published zoom policies.
@Suite("Worked values of the policies")
struct SeedBehaviorTests {
    /// Which part of the picture is seen along an axis, in content pixels.
    private func visible(_ stand: Stand, _ axis: Axis) -> (Double, Double) {
        let start = stand.camera.contentPoint(at: .zero)[axis]
        return (start, start + stand.situation.view[axis] / stand.camera.zoom)
    }

    /// Where the picture lies along an axis of the view.
    private func extent(_ stand: Stand, _ axis: Axis) -> (Double, Double) {
        let start = stand.camera.offset[axis]
        return (start, start + stand.situation.contentSize[axis] * stand.camera.zoom)
    }

    private func near(_ seen: (Double, Double), _ low: Double, _ high: Double) -> Bool {
        abs(seen.0 - low) < 0.005 && abs(seen.1 - high) < 0.005
    }

    private func near(_ seen: Double, _ wanted: Double) -> Bool { abs(seen - wanted) < 1e-9 }

    @Test("step: start, double taps in the middle and at the edge")
    func step() throws {
        let situation = try Situation(.step, picture: (2000, 1000), view: (320, 480))
        var stand = Stand(situation)
        #expect(near(stand.camera.zoom, 0.16))
        #expect(near(extent(stand, .horizontal), 0, 320) && near(extent(stand, .vertical), 160, 320))
        try stand.doubleTap(at(160, 240))
        #expect(near(stand.camera.zoom, 0.24) && near(visible(stand, .horizontal), 333.33, 1666.67))
        #expect(near(extent(stand, .vertical), 120, 360))
        stand = Stand(situation)
        try stand.doubleTap(at(0, 240))
        #expect(near(stand.camera.zoom, 0.24) && near(visible(stand, .horizontal), 0, 1333.33))
    }

    @Test("step: six double taps are capped at 1.5, and a two-finger tap goes back to 1")
    func stepMany() throws {
        var stand = Stand(try Situation(.step, picture: (2000, 1000), view: (320, 480)))
        for _ in 1...6 { try stand.doubleTap(at(160, 240)) }
        #expect(stand.camera.zoom == 1.5)
        try stand.twoFingerTap(at(160, 240))
        #expect(near(stand.camera.zoom, 1))
        // Not below the smallest zoom.
        for _ in 1...6 { try stand.twoFingerTap(at(160, 240)) }
        #expect(near(stand.camera.zoom, 0.16))
    }

    @Test("step: an icon that is larger than 1.5 at fit cannot be zoomed")
    func stepIcon() throws {
        var stand = Stand(try Situation(.step, picture: (64, 64), view: (320, 480)))
        let start = stand.camera
        #expect(stand.navigator.limits == ZoomLimits(min: 5, max: 5) && start.zoom == 5)
        try stand.doubleTap(at(160, 240))
        #expect(stand.camera == start)
    }

    @Test("toggle: between fit and 1")
    func toggle() throws {
        var stand = Stand(try Situation(.toggle, picture: (640, 480), view: (320, 480)))
        #expect(near(stand.camera.zoom, 0.5))
        try stand.doubleTap(at(320, 240))
        #expect(stand.camera.zoom == 1 && near(visible(stand, .horizontal), 320, 640))
        try stand.doubleTap(at(17, 333))
        #expect(near(stand.camera.zoom, 0.5))
    }

    @Test(
        "point: a place in view bounds names a place of the picture",
        arguments: [
            (at(80, 120), 1.0, 90.0, 410.0, 260.0, 740.0), (at(310, 470), 2.0, 840.0, 1000.0, 1760.0, 2000.0),
        ], [true, false])
    func point(request: (ViewPoint, Double, Double, Double, Double, Double), isAnimated: Bool) throws {
        var stand = Stand(
            try Situation(.point, picture: (1000, 2000), view: (320, 480), minZoom: 0.1, maxZoom: 4))
        #expect(stand.navigator.limits == ZoomLimits(min: 0.1, max: 4))
        stand.send(.zoomTo(ZoomRequest(zoom: request.1, place: .point(request.0)), isAnimated: isAnimated), at: 2000)
        #expect(stand.navigator.targetZoom == request.1)
        try stand.settle()
        #expect(stand.camera.zoom == request.1)
        #expect(near(visible(stand, .horizontal), request.2, request.3))
        #expect(near(visible(stand, .vertical), request.4, request.5))
    }

    @Test("point: a double tap goes to its zoom about q, then back to the smallest")
    func pointDoubleTap() throws {
        let situation = try Situation(
            .point, picture: (1000, 2000), view: (320, 480), minZoom: 0.1, maxZoom: 4, doubleTapZoom: 1)
        var stand = Stand(situation)
        try stand.doubleTap(at(80, 120))
        try holdSame(stand.camera, situation.centered(ContentPoint(x: 250, y: 500), zoom: 1), "after the tap")
        try stand.doubleTap(at(80, 120))
        #expect(stand.camera.zoom == 0.1)
    }

    @Test("cover: starts covering the view, its middle shown; a small picture starts at 2, centered")
    func cover() throws {
        var stand = Stand(try Situation(.cover, picture: (1000, 1000), view: (320, 480)))
        #expect(near(stand.camera.zoom, 0.48) && near(visible(stand, .horizontal), 166.67, 833.33))
        #expect(near(stand.navigator.limits.min, 0.001) && stand.navigator.limits.max == 2)
        stand = Stand(try Situation(.cover, picture: (100, 100), view: (320, 480)))
        #expect(stand.camera.zoom == 2)
        #expect(near(extent(stand, .horizontal), 60, 260) && near(extent(stand, .vertical), 140, 340))
    }

    @Test("cover that only scrolls: a pinch only pans")
    func scrollOnly() throws {
        var stand = Stand(try Situation(.cover, picture: (1000, 1000), view: (320, 480), isScrollOnly: true))
        #expect(stand.navigator.limits == ZoomLimits(min: stand.camera.zoom, max: stand.camera.zoom))
        let start = stand.camera
        stand.land([at(100, 200), at(200, 200)], at: 2000)
        stand.place([at(90, 200), at(250, 200)], at: 2016)
        #expect(stand.camera.zoom == start.zoom)
        #expect(abs(stand.camera.offset.x - start.offset.x - 20) < 1e-9)
    }

    @Test("avatar: between fit and fill, in a portrait and in a landscape view")
    func avatar() throws {
        var stand = Stand(try Situation(.avatar, picture: (800, 800), view: (320, 480)))
        #expect(near(stand.camera.zoom, 0.4) && near(extent(stand, .vertical), 80, 400))
        try stand.doubleTap(at(160, 240))
        #expect(near(stand.camera.zoom, 0.6) && near(visible(stand, .horizontal), 133.33, 666.67))
        #expect(near(visible(stand, .vertical), 0, 800))
        stand = Stand(try Situation(.avatar, picture: (800, 800), view: (480, 320)))
        #expect(near(stand.camera.zoom, 0.4) && near(extent(stand, .horizontal), 80, 400))
        try stand.doubleTap(at(240, 160))
        #expect(near(stand.camera.zoom, 0.6) && near(visible(stand, .vertical), 133.33, 666.67))
        #expect(near(visible(stand, .horizontal), 0, 800))
    }

    @Test("photos: an icon starts at its own size and goes to fit; a large picture starts at fit and goes to 1:1")
    func photos() throws {
        var stand = Stand(try Situation(picture: (64, 64), view: (1280, 800)))
        #expect(stand.camera == Camera(zoom: 1, offset: at(608, 368)))
        try stand.doubleTap(at(640, 400))
        #expect(stand.camera.zoom == 12.5)
        stand = Stand(try Situation(picture: (6000, 4000), view: (1280, 800)))
        #expect(near(stand.camera.zoom, 0.2))
        try stand.doubleTap(at(640, 400))
        #expect(stand.camera.zoom == 1)
        try stand.twoFingerTap(at(100, 100))
        #expect(near(stand.camera.zoom, 1 / 1.5))
    }
}
