import Gestures
public import Navigation

/// Whether a hand is there: what is down, by the events of fingers, buttons and trackpads themselves, whoever they are meant for.
public struct Presence: Hashable, Sendable {
    /// What an event says of a hand.
    public enum Sign: Hashable, Sendable {
        /// Nothing.
        case none
        /// Somebody is near: the mouse has moved.
        case stir
        /// Somebody does something.
        case touch
    }

    private var fingers: Set<FingerID> = []
    private var buttons: Set<Int> = []
    private var isPinching = false
    private var isSwiping = false

    /// Nobody.
    public init() {}

    /// Whether a finger or a button is down, or a gesture on a trackpad goes on.
    public var isTouched: Bool { !fingers.isEmpty || !buttons.isEmpty || isPinching || isSwiping }

    /// Takes note of an event.
    public mutating func note(_ input: NavigationInput) -> Sign {
        switch input {
        case .touch(let touch):
            switch touch.phase {
            case .began: fingers.insert(touch.finger)
            case .moved: break
            case .ended, .cancelled: fingers.remove(touch.finger)
            }
            return .touch
        case .mouse(let mouse): return note(mouse)
        case .pinch(let pinch):
            isPinching = pinch.phase == .began || pinch.phase == .changed
            return .touch
        case .swipe(let swipe):
            isSwiping = swipe.phase == .began || swipe.phase == .changed
            return .touch
        case .wheel, .command, .turn, .zoomTo: return .touch
        case .cancel:
            let wasTouched = isTouched
            self = Presence()
            return wasTouched ? .touch : .none
        case .pages, .fade, .drift, .reducedMotion, .picture, .resize: return .none
        }
    }

    private mutating func note(_ mouse: MouseEvent) -> Sign {
        switch mouse.phase {
        case .down:
            buttons.insert(mouse.button)
            return .touch
        case .up:
            buttons.remove(mouse.button)
            return .touch
        case .move: return buttons.isEmpty ? .stir : .touch
        }
    }
}
