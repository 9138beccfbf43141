import Geometry
import Scene
import Typesetting
import Viewing

/// What is written on pictures, and the panel that says what is known about them.
extension Viewer {
    /// What is written on the pictures in sight.
    func captionFrame(scale: Double, at now: Double) -> OverlayFrame {
        CaptionScene.frame(
            of: session.captions(at: now), view: session.view, scale: scale, phrases: session.phrases,
            insets: session.clearInsets(at: now),
            text: { [shelf] in shelf.bitmap(of: $0) })
    }

    /// The panel, while it is open.
    func informationFrame(scale: Double, at now: Double) -> OverlayFrame {
        guard session.information.isOpen else { return OverlayFrame() }
        let frame = InformationScene.frame(
            of: session.informationRows, offset: session.information.scroll.offset(at: now),
            insets: session.chromeInsets(at: now), states: session.chromeStates, view: session.view, scale: scale,
            phrases: session.phrases,
            text: { [shelf] in shelf.bitmap(of: $0) })
        if let measures = frame.measures {
            for effect in session.handle(.panelDrawn(measures), at: now) { perform(effect, at: now) }
        }
        return frame.overlay
    }
}
