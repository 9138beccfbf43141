import Geometry
import Gestures
import Navigation

/// The panel that says what is known about the picture: whether it is open, and how its rows lie in it.
public struct InformationPanel: Hashable, Sendable {
    /// Whether it is to be seen.
    public internal(set) var isOpen = false
    /// How its rows lie.
    public internal(set) var scroll = PanelScroll()
    /// The finger that holds the rows.
    private var finger: FingerID?

    /// A panel with its first row in sight.
    init(isOpen: Bool = false) { self.isOpen = isOpen }

    /// Points that a notch of the wheel moves the rows.
    private static let notch = 48.0

    /// Takes what a pointer does that the panel has got; `reducesMotion` says that nothing goes on by itself.
    mutating func take(_ input: NavigationInput, reducesMotion: Bool, at time: Double) {
        switch input {
        case .touch(let touch): take(touch, reducesMotion: reducesMotion, at: touch.time ?? time)
        case .mouse(let mouse):
            switch mouse.phase {
            case .down: scroll.begin(at: mouse.position, time: time)
            case .move: scroll.move(to: mouse.position, time: time)
            case .up: scroll.end(time: time, isThrown: !reducesMotion)
            }
        case .wheel(let wheel):
            scroll.scroll(by: -wheel.delta.dy * (wheel.isPrecise ? 1 : Self.notch), time: time)
        default: break
        }
    }

    private mutating func take(_ touch: Touch, reducesMotion: Bool, at time: Double) {
        switch touch.phase {
        case .began:
            // A second finger changes nothing.
            guard finger == nil else { return }
            finger = touch.finger
            scroll.begin(at: touch.position, time: time)
        case .moved where touch.finger == finger:
            scroll.move(to: touch.position, time: time)
        case .ended where touch.finger == finger:
            finger = nil
            scroll.end(time: time, isThrown: !reducesMotion)
        case .cancelled where touch.finger == finger: letGo(at: time)
        default: break
        }
    }

    /// Nothing holds the rows any more.
    mutating func letGo(at time: Double) {
        finger = nil
        scroll.end(time: time, isThrown: false)
    }
}
