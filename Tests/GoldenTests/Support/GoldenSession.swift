import Album
import Geometry
import Gestures
import Localization
import Navigation
import Viewing

/// Sessions in states whose frames are looked at.
enum GoldenSession {
    /// A session that shows the middle one of three pictures, 2400 x 1600, in a window of a size in points.
    static func showing(
        view: ViewSize, scale: Double = 1, phrases: Phrasebook = .english,
        size: PixelSize = PixelSize(width: 2400, height: 1600)
    ) -> Session {
        var session = Session(options: .standard, view: view, scale: scale)
        session.phrases = phrases
        let paths = ["a.jpg", "b.jpg", "c.jpg"].map { Array("/pictures/\($0)".utf8) }
        var effects = session.handle(.openAll(paths: paths), at: 0)
        for case .list(let number, _) in effects {
            effects += session.handle(
                .listed(number: number, parts: paths.map { AlbumPart(file: $0) }, trouble: nil), at: 1)
        }
        effects = session.handle(.command(.step(.next)), at: 2)
        for case .load(let id, _, _) in effects.reversed() {
            let facts = PictureFacts(size: size, format: "jpeg", hasAlpha: false)
            _ = session.handle(.loading(id, .opened(facts)), at: 3)
            for level in (0..<(PyramidLayout(size: size)?.levels.count ?? 0)).reversed() {
                let rows = PyramidLayout(size: size)?.level(level)?.size.height ?? 0
                _ = session.handle(.loading(id, .rows(level: level, 0..<rows)), at: 4)
            }
            _ = session.handle(.loading(id, .done), at: 5)
        }
        _ = session.advance(to: 10)
        return session
    }

    /// A tap in the upper part of the picture at a time, and the time after it in which a second one could have come.
    static func tap(_ session: inout Session, at time: Double) {
        let place = ViewPoint(x: session.view.width / 2, y: 10)
        for (phase, later) in [(TouchPhase.began, 0.0), (.ended, 50)] {
            let touch = Touch(finger: FingerID(device: 1, finger: 1), phase: phase, position: place)
            _ = session.handle(.navigation(.touch(touch)), at: time + later)
        }
        _ = session.advance(to: time + 400)
    }
}
