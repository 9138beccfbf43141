import Album
import Geometry
import Gestures
import Navigation
import Testing
import Viewing

/// A walk in whose window the controls are drawn: after each event the session is told where they answer.
struct ChromeStand {
    var walk = AlbumWalk()

    /// Shows the middle one of three pictures.
    init(_ options: ChromeOptions = ChromeOptions()) {
        walk.session.chromeOptions = options
        walk.open(["a", "b", "c"])
        walk.finish("a", "b", "c")
        walk.do(.command(.step(.next)))
        walk.finish("b", "a", "c")
        draw()
    }

    /// Shows the only picture.
    static func single() -> ChromeStand {
        var stand = ChromeStand()
        stand.walk = AlbumWalk()
        stand.walk.open(["a"])
        stand.walk.finish("a")
        stand.draw()
        return stand
    }

    var session: Session { walk.session }
    var opacity: Double { session.controlBar(at: walk.time)?.opacity ?? 0 }
    var isShown: Bool { opacity > 0 }
    var zoom: Double { session.navigator.targetZoom }
    var index: Int? { session.album.index }

    /// Tells the session what the frame of now would answer to.
    mutating func draw() {
        let content = session.chromeContent(at: walk.time)
        var areas = content.overview.map { [ChromeArea(.overview, frame: $0.ground)] } ?? []
        if let bar = content.controls {
            areas.append(ChromeArea(.panel, frame: bar.ground))
            areas += bar.buttons.map { ChromeArea(.control($0.button), frame: $0.area) }
        }
        if content.keys != nil {
            areas.append(ChromeArea(.keys, frame: ViewRect(origin: .zero, size: session.view)))
        }
        _ = walk.take(.areas(areas))
    }

    @discardableResult
    mutating func `do`(_ event: ViewingEvent) -> [ViewingEffect] {
        let effects = walk.do(event)
        draw()
        return effects
    }

    /// Frames of 10 ms.
    @discardableResult
    mutating func wait(_ duration: Double) -> [ViewingEffect] {
        var effects: [ViewingEffect] = []
        let end = walk.time + duration
        while walk.time < end {
            effects += walk.advance(by: 10)
            draw()
        }
        return effects
    }

    @discardableResult
    mutating func touch(_ phase: TouchPhase, at place: ViewPoint, finger: Int64 = 1) -> [ViewingEffect] {
        self.do(.navigation(.touch(Touch(finger: FingerID(finger: finger), phase: phase, position: place))))
    }

    /// A finger lands and lifts.
    @discardableResult
    mutating func tap(_ place: ViewPoint) -> [ViewingEffect] {
        touch(.began, at: place)
        wait(40)
        return touch(.ended, at: place)
    }

    /// A tap on the picture, and the time in which a second one would make it a double tap.
    mutating func tapPicture() {
        tap(ViewPoint(x: 400, y: 200))
        wait(350)
    }

    /// The middle of a button.
    func place(of button: ControlButton) throws -> ViewPoint {
        try #require(session.controlBar(at: walk.time)?.buttons.first { $0.button == button }).frame.center
    }

    /// A tap on a button that is there.
    @discardableResult
    mutating func tap(_ button: ControlButton) throws -> [ViewingEffect] { tap(try place(of: button)) }

    mutating func mouse(_ phase: MouseEvent.Phase, at place: ViewPoint) {
        self.do(.navigation(.mouse(MouseEvent(phase: phase, button: phase == .move ? 0 : 1, position: place))))
    }
}

extension [ViewingEffect] {
    /// What went to the navigator.
    var navigated: [NavigationInput] { compactMap { if case .navigated(let input) = $0 { input } else { nil } } }
}
