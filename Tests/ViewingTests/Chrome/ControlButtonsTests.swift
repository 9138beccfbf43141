import Geometry
import Gestures
import Navigation
import Testing
import Viewing

@Suite("A button of the controls")
struct ControlButtonsTests {
    private func shown(_ options: ChromeOptions = ChromeOptions()) -> ChromeStand {
        var stand = ChromeStand(options)
        stand.tapPicture()
        stand.wait(300)
        return stand
    }

    @Test(
        "asks for what it says, and moves nothing else",
        arguments: [
            (ControlButton.zoomIn, NavigationInput.command(.plus)), (.fill, .command(.fill)),
            (.actual, .command(.actual)), (.rotate, .turn(quarterTurns: 1)),
        ])
    func navigation(button: ControlButton, input: NavigationInput) throws {
        var stand = shown()
        var effects = try stand.tap(button)
        effects += stand.wait(800)
        #expect(effects.navigated == [input])
    }

    @Test("goes to the neighbors; at an end it is dim and does nothing")
    func neighbors() throws {
        var stand = shown()
        try stand.tap(.next)
        #expect(stand.index == 2)
        #expect(stand.session.controlBar(at: stand.walk.time)?.button(.next)?.isEnabled == false)
        try stand.tap(.next)
        #expect(stand.index == 2)
        try stand.tap(.previous)
        #expect(stand.index == 1)
    }

    @Test("that zooms is dim at the limit")
    func limits() throws {
        var stand = shown()
        #expect(stand.session.controlBar(at: stand.walk.time)?.button(.zoomOut)?.isEnabled == false)
        for _ in 0..<12 {
            try stand.tap(.zoomIn)
            stand.wait(500)
        }
        let bar = try #require(stand.session.controlBar(at: stand.walk.time))
        #expect(bar.button(.zoomIn)?.isEnabled == false && bar.button(.zoomOut)?.isEnabled == true)
        #expect(stand.zoom == stand.session.navigator.limits.max)
        try stand.tap(.fit)
        stand.wait(800)
        #expect(stand.session.navigator.isHome)
    }

    @Test("fills the screen and says by its icon that it does")
    func fullscreen() throws {
        var stand = shown()
        #expect(try stand.tap(.fullscreen) == [.setFullscreen(true)])
        #expect(stand.session.controlBar(at: stand.walk.time)?.button(.fullscreen)?.isOn == true)
    }

    @Test("is meant only where it is let go; a finger that slides off and back means it, one that slides off does not")
    func slides() throws {
        var stand = shown()
        let place = try stand.place(of: .next)
        stand.touch(.began, at: place)
        #expect(stand.session.pressedTargets == [.control(.next)])
        stand.touch(.moved, at: ViewPoint(x: 20, y: 20))
        #expect(stand.session.pressedTargets.isEmpty)
        stand.touch(.ended, at: ViewPoint(x: 20, y: 20))
        #expect(stand.index == 1)
        stand.touch(.began, at: place)
        stand.touch(.moved, at: ViewPoint(x: 20, y: 20))
        stand.touch(.moved, at: place)
        stand.touch(.ended, at: place)
        #expect(stand.index == 2)
    }

    @Test("play an album of pictures that stand still, but not a single one")
    func still() throws {
        let album = shown()
        #expect(album.session.controlBar(at: album.walk.time)?.button(.playPause) != nil)
        var single = ChromeStand.single()
        single.tapPicture()
        single.wait(300)
        let bar = try #require(single.session.controlBar(at: single.walk.time))
        #expect(bar.button(.playPause) == nil)
    }

    @Test("swallows the wheel above it; beside it the wheel zooms")
    func wheel() throws {
        var stand = shown()
        let zoom = stand.zoom
        let place = try stand.place(of: .rotate)
        stand.do(.navigation(.wheel(WheelEvent(delta: ViewVector(dx: 0, dy: 1), position: place))))
        #expect(stand.zoom == zoom)
        stand.do(.navigation(.wheel(WheelEvent(delta: ViewVector(dx: 0, dy: 1), position: ViewPoint(x: 9, y: 9)))))
        #expect(stand.zoom != zoom)
    }

    @Test("is known to be pointed at by the mouse, until a finger is used")
    func hovered() throws {
        var stand = shown()
        stand.wait(600)
        stand.mouse(.move, at: try stand.place(of: .rotate))
        #expect(stand.session.hoveredTarget == .control(.rotate))
        stand.touch(.began, at: ViewPoint(x: 100, y: 100))
        #expect(stand.session.hoveredTarget == nil)
    }
}

extension ControlBar {
    /// One of its buttons.
    func button(_ button: ControlButton) -> Button? { buttons.first { $0.button == button } }
}
