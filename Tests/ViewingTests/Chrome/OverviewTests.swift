import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@testable import Viewing

@Suite("The overview and the zoom")
struct OverviewTests {
    private func zoomed(_ zoom: Double = 2, _ options: ChromeOptions = ChromeOptions()) -> ChromeStand {
        var stand = ChromeStand(options)
        stand.do(.navigation(.zoomTo(ZoomRequest(zoom: zoom), isAnimated: false)))
        stand.wait(300)
        return stand
    }

    private func overview(_ stand: ChromeStand) throws -> Overview {
        try #require(stand.session.chromeContent(at: stand.walk.time).overview)
    }

    @Test("come when the picture is zoomed beyond the window, and go when it has rested for a while")
    func comeAndGo() {
        var stand = zoomed()
        var parts = stand.session.chromeContent(at: stand.walk.time).parts
        #expect(parts == [.overview, .badge])
        #expect(stand.session.chromeContent(at: stand.walk.time).badge?.percent == 200)
        stand.wait(2000)
        parts = stand.session.chromeContent(at: stand.walk.time).parts
        #expect(parts == [])
        #expect(stand.session.nextDeadline(after: stand.walk.time) == nil)
        stand.do(.navigation(.command(.right, isAnimated: false)))
        stand.wait(300)
        #expect(stand.session.chromeContent(at: stand.walk.time).parts == [.overview])
    }

    @Test("stay away where the whole picture is seen: then only the zoom is said")
    func whole() {
        var stand = ChromeStand()
        stand.do(.navigation(.zoomTo(ZoomRequest(zoom: 0.375), isAnimated: false)))
        stand.wait(100)
        #expect(stand.session.chromeContent(at: stand.walk.time).overview == nil)
    }

    @Test("stay away when another picture comes, when the window changes, and when nobody wants them")
    func silent() {
        var stand = zoomed()
        stand.wait(2000)
        stand.do(.command(.step(.next)))
        stand.do(.navigation(.resize(ViewSize(width: 700, height: 500), scale: 1)))
        stand.wait(50)
        #expect(stand.session.chromeContent(at: stand.walk.time).parts == [])
        let unwanted = zoomed(2, ChromeOptions(hasOverview: false))
        #expect(unwanted.session.chromeContent(at: unwanted.walk.time).parts == [])
    }

    @Test(
        "A drag of the mark moves the view as far as the finger moves over the overview, without physics, and is recorded"
    )
    func drag() throws {
        var stand = zoomed()
        let overview = try overview(stand)
        let before = stand.session.navigator.center
        let start = overview.viewport.center
        stand.touch(.began, at: start)
        var effects: [ViewingEffect] = []
        for step in 1...10 { effects += stand.touch(.moved, at: start + ViewVector(dx: Double(step) * 3, dy: 0)) }
        let after = stand.session.navigator.center
        // The drag begins 12 points on, at the first move beyond the slop, from where the mark was.
        let way = (30 - 12) / overview.camera.zoom
        #expect(abs(after.x - before.x - way) < 1e-6)
        #expect(abs(after.y - before.y) < 1e-6)
        #expect(!effects.navigated.isEmpty)
        #expect(effects.navigated.allSatisfy { if case .zoomTo(_, isAnimated: false) = $0 { true } else { false } })
        stand.wait(4000)
        #expect(stand.session.navigator.center == after)
        #expect(stand.session.chromeContent(at: stand.walk.time).overview != nil, "it is held")
        stand.touch(.ended, at: start)
        stand.wait(3000)
        #expect(stand.session.chromeContent(at: stand.walk.time).overview == nil)
    }

    @Test("A tap brings what was tapped to the window's middle, as far as may be", arguments: [0, 1, 2, 3])
    func tap(quarterTurns: Int) throws {
        var stand = ChromeStand()
        stand.do(.navigation(.turn(quarterTurns: quarterTurns, isAnimated: false)))
        stand.do(.navigation(.zoomTo(ZoomRequest(zoom: 2), isAnimated: false)))
        stand.wait(300)
        let overview = try overview(stand)
        let wanted = ContentPoint(x: 600, y: 1100)
        stand.tap(overview.camera.viewPoint(of: wanted))
        stand.wait(800)
        let center = stand.session.navigator.center
        #expect((center - wanted).length < 1)
        #expect(stand.session.navigator.camera.zoom == 2)
    }

    @Test("The mark is where the window is in the picture, in the overview's measure, whatever the view and the turn")
    func geometry() throws {
        try forAll(cases: 2000, seed: 74) { random in
            let view = ViewSize(width: random.double(in: 100...2000), height: random.double(in: 100...1500))
            let content = ContentSize(width: random.double(in: 1...9000), height: random.double(in: 1...9000))
            let shown = Camera(
                zoom: random.double(in: 0.01...20), rotation: Rotation(degrees: random.double(in: 0...360)),
                showing: ContentPoint(
                    x: random.double(in: 0...content.width), y: random.double(in: 0...content.height)),
                at: ViewPoint(x: view.width / 2, y: view.height / 2))
            guard
                let overview = Overview(
                    of: content, shownBy: shown, in: view, insets: ChromeInsets(), top: 36,
                    isRightToLeft: random.chance(0.5), opacity: 1)
            else { return }
            try hold(ViewRect(origin: .zero, size: view).covers(overview.ground), "it leaves the window")
            try hold(overview.ground.insetBy(-1e-6).covers(overview.frame), "the picture leaves its ground")
            try hold(min(overview.ground.size.width, overview.ground.size.height) >= 48, "too small for a finger")
            let place = ViewPoint(x: random.double(in: 0...view.width), y: random.double(in: 0...view.height))
            let content2 = shown.contentPoint(at: place)
            let there = overview.camera.viewPoint(of: content2)
            try hold((overview.contentPoint(at: there) - content2).length < 1e-3, "no way back")
            if overview.frame.contains(there), overview.viewport.size.width > 6, overview.viewport.size.height > 6 {
                try hold(overview.viewport.insetBy(-1e-6).contains(there), "\(there) is seen but not marked")
            }
        }
    }
}
