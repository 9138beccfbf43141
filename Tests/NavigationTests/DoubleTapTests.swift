import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Double tap")
struct DoubleTapTests {
    @Test(
        "A second double tap anywhere returns to the start view, exactly",
        arguments: [ZoomPolicy.photos, .toggle, .point, .avatar])
    func roundTrip(policy: ZoomPolicy) throws {
        try forAll(cases: 2000, seed: 1701) { random in
            let situation = try Situation(&random, policies: [policy])
            var stand = Stand(situation)
            let start = stand.camera
            func someplace(_ random: inout SeededGenerator) -> ViewPoint {
                at(random.unit() * situation.view.width, random.unit() * situation.view.height)
            }
            try stand.doubleTap(someplace(&random))
            let limits = stand.navigator.limits
            guard stand.camera.zoom != start.zoom else { return }
            try situation.holdLegal(stand.camera, limits: limits, "after a double tap")
            try stand.doubleTap(someplace(&random))
            try hold(stand.camera == start, "\(stand.camera) instead of \(start), \(situation)")
        }
    }

    @Test("In photos the tapped point stays under the finger where that is legal, else goes to the nearest legal place")
    func photosAnchor() throws {
        try forAll(cases: 2000, seed: 1702) { random in
            let situation = try Situation(&random, policies: [.photos])
            guard !situation.options.isScrollOnly else { return }
            var stand = Stand(situation)
            let place = at(random.unit() * situation.view.width, random.unit() * situation.view.height)
            let tapped = stand.camera.contentPoint(at: place)
            let start = stand.camera.zoom
            let fit = min(
                situation.view.width / situation.contentSize.width, situation.view.height / situation.contentSize.height
            )
            try stand.doubleTap(place)
            let zoom = max(2.5 * start, 1 / situation.scale, fit)
            let wanted = situation.legalCamera(zoom: zoom, showing: tapped, at: place)
            try holdSame(stand.camera, wanted, within: 1e-9 * situation.contentSize.width, "\(situation)")
        }
    }

    @Test(
        "Elsewhere the tapped point comes to the middle as far as that is legal",
        arguments: [ZoomPolicy.step, .toggle, .avatar])
    func centered(policy: ZoomPolicy) throws {
        try forAll(cases: 2000, seed: 1703) { random in
            let situation = try Situation(&random, policies: [policy])
            var stand = policy == .step ? Stand(situation, &random) : Stand(situation)
            let place = at(random.unit() * situation.view.width, random.unit() * situation.view.height)
            let tapped = stand.camera.contentPoint(at: place)
            let start = stand.camera.zoom
            let limits = stand.navigator.limits
            let fill = max(
                situation.view.width / situation.contentSize.width, situation.view.height / situation.contentSize.height
            )
            try stand.doubleTap(place)
            let zoom =
                policy == .step ? min(start * 1.5, limits.max) : policy == .avatar ? limits.clamp(fill) : limits.max
            let wanted = situation.centered(tapped, zoom: zoom)
            try holdSame(stand.camera, wanted, within: 1e-9 * situation.contentSize.width, "\(situation)")
        }
    }

    @Test("It acts about the place of the second touch, on the second lift")
    func secondPlace() throws {
        let situation = try Situation(picture: (6000, 4000), view: (1280, 800))
        var stand = Stand(situation)
        stand.tap(at(600, 400), at: 2000)
        stand.touch(1, .began, at(640, 410), at: 2150)
        #expect(!stand.navigator.isMoving)
        let tapped = stand.camera.contentPoint(at: at(640, 410))
        stand.touch(1, .ended, at(640, 410), at: 2200)
        #expect(stand.navigator.isMoving && stand.navigator.activity == .animate)
        #expect(stand.navigator.targetZoom == 1)
        try stand.settle()
        let seen = stand.camera.viewPoint(of: tapped)
        #expect((seen - at(640, 410)).length < 1e-9)
    }

    @Test(
        "It takes 300 ms, in log scale, the tapped point on a straight line by the same part",
        arguments: [
            (30.0, 150.0), (640, 400), (1200, 790),
        ])
    func animation(x: Double, y: Double) throws {
        let situation = try Situation(picture: (6000, 4000), view: (1280, 800))
        var stand = Stand(situation)
        let start = stand.camera
        stand.tap(at(x, y), at: 2000)
        stand.tap(at(x, y), at: 2150)
        let tapped = start.contentPoint(at: at(x, y))
        let end = situation.legalCamera(zoom: 1, showing: tapped, at: at(x, y))
        for part in stride(from: 0.1, through: 0.95, by: 0.05) {
            stand.advance(to: 2200 + 300 * part)
            let done = 1 - (1 - part) * (1 - part) * (1 - part)
            let zoom = start.zoom * exponential(naturalLogarithm(end.zoom / start.zoom) * done)
            #expect(abs(stand.camera.zoom / zoom - 1) < 1e-9)
            let (first, last) = (start.viewPoint(of: tapped), end.viewPoint(of: tapped))
            let place = stand.camera.viewPoint(of: tapped)
            #expect((place - (first + (last - first) * done)).length < 1e-6)
        }
        stand.advance(to: 2500)
        #expect(stand.camera == end)
        stand.advance(to: 2501)
        #expect(stand.navigator.isSettled)
    }

    @Test("At its largest zoom, step still re-centers")
    func stepRecenters() throws {
        let situation = try Situation(.step, picture: (2000, 1000), view: (320, 480))
        var stand = Stand(situation, zoom: 1.5, center: ContentPoint(x: 1000, y: 500))
        let tapped = stand.camera.contentPoint(at: at(250, 100))
        try stand.doubleTap(at(250, 100))
        try holdSame(stand.camera, situation.centered(tapped, zoom: 1.5), "after the tap")
    }

    @Test("A touch stops the animation where it is displayed")
    func stopped() throws {
        var stand = Stand(try Situation(picture: (6000, 4000), view: (1280, 800)))
        stand.tap(at(640, 400), at: 2000)
        stand.tap(at(640, 400), at: 2150)
        stand.advance(to: 2300)
        let shown = stand.camera
        stand.touch(1, .began, at(300, 300), at: 2300)
        #expect(stand.camera == shown && !stand.navigator.isMoving)
        stand.wait(200)
        #expect(stand.camera == shown)
        // Hysteresis is 0 on what moved: the first point of motion pans.
        stand.touch(1, .moved, at(303, 300), at: 2520)
        let axisFits = stand.situation.fits(.horizontal, zoom: shown.zoom)
        #expect(abs(stand.camera.offset.x - shown.offset.x - (axisFits ? 0 : 3)) < 1e-6)
    }

    @Test("A two-finger tap zooms out about the center of the view and first restores the view at landing")
    func twoFingerTap() throws {
        let situation = try Situation(.step, picture: (2000, 1000), view: (320, 480))
        var stand = Stand(situation, zoom: 1.5, center: ContentPoint(x: 1000, y: 500))
        stand.land([at(60, 100), at(160, 100)], at: 2000)
        stand.place([at(56, 105), at(163, 106)], at: 2030)
        stand.lift([at(56, 105), at(163, 106)], at: 2060)
        try stand.settle()
        try holdSame(stand.camera, situation.centered(ContentPoint(x: 1000, y: 500), zoom: 1), "after the tap")
    }

    @Test(
        "A policy without a two-finger tap does not zoom at one",
        arguments: [ZoomPolicy.toggle, .point, .cover, .avatar])
    func noTwoFingerTap(policy: ZoomPolicy) throws {
        var stand = Stand(try Situation(policy, picture: (2000, 1600), view: (320, 480)))
        stand.send(.zoomTo(ZoomRequest(zoom: stand.navigator.limits.max), isAnimated: false), at: 1500)
        let before = stand.camera
        try stand.twoFingerTap(at(160, 240))
        try holdSame(stand.camera, before, within: 1e-9, "after the tap")
    }
}
