import Geometry
import Gestures
import Navigation

/// Who gets a finger: what lies above the picture, or the picture. A finger belongs to what it landed on until it lifts, wherever it goes; so a drag
/// that begins on the picture is never stolen, and a tap on a control never moves the picture.
struct ChromeHand: Hashable, Sendable {
    /// A finger or the mouse.
    enum Pointer: Hashable, Sendable {
        case finger(FingerID)
        case mouse
    }

    /// What one pointer holds.
    struct Hold: Hashable, Sendable {
        let target: ChromeTarget
        /// Where it landed.
        let start: ViewPoint
        /// Where it is.
        var place: ViewPoint
        /// Whether it has left its place for good, so that it drags and does not tap.
        var isDrag = false
        /// Whether the pointer is still on it, so that lifting it now means it.
        var isInside: Bool
    }

    /// What became of an event.
    enum Outcome: Hashable, Sendable {
        /// The picture's.
        case passed
        /// Held or let go; nothing to do but to draw.
        case taken
        /// A pointer has landed on something.
        case pressed(Hold)
        /// What is held goes with the pointer; the hold says where it was before.
        case moved(Hold, to: ViewPoint)
        /// The target was meant.
        case activated(ChromeTarget)
    }

    /// What can be hit, the lowest first.
    var areas: [ChromeArea] = []
    private(set) var holds: [Pointer: Hold] = [:]
    /// What was let go last.
    private(set) var lastLift: Hold?

    /// The targets that are drawn as pressed.
    var pressed: Set<ChromeTarget> { Set(holds.values.lazy.filter(\.isInside).map(\.target)) }

    /// All targets that something holds, wherever it is now.
    var heldTargets: Set<ChromeTarget> { Set(holds.values.map(\.target)) }

    /// Whether a finger holds something.
    var holdsFinger: Bool { holds.keys.contains { $0 != .mouse } }

    /// What lies above the picture at a place.
    func target(at place: ViewPoint) -> ChromeTarget? { areas.last { $0.contains(place) }?.target }

    /// What the pointer of an event holds.
    func holding(_ input: NavigationInput) -> ChromeTarget? {
        switch input {
        case .touch(let touch): holds[.finger(touch.finger)]?.target
        case .mouse: holds[.mouse]?.target
        default: nil
        }
    }

    /// All pointers are gone.
    mutating func cancel() { holds = [:] }

    /// Offers an event of navigation; one that is no finger and no button is passed.
    mutating func offer(_ input: NavigationInput) -> Outcome {
        switch input {
        case .touch(let touch):
            let pointer = Pointer.finger(touch.finger)
            return switch touch.phase {
            case .began: press(pointer, at: touch.position)
            case .moved: move(pointer, to: touch.position)
            case .ended: lift(pointer, at: touch.position)
            case .cancelled: holds.removeValue(forKey: pointer) == nil ? .passed : .taken
            }
        case .mouse(let mouse):
            switch mouse.phase {
            case .down where mouse.button == 1: return press(.mouse, at: mouse.position)
            case .move: return move(.mouse, to: mouse.position)
            case .up where mouse.button == 1: return lift(.mouse, at: mouse.position)
            case .down, .up: return .passed
            }
        case .cancel:
            cancel()
            return .passed
        default:
            return .passed
        }
    }

    private mutating func press(_ pointer: Pointer, at place: ViewPoint) -> Outcome {
        guard let target = target(at: place) else { return .passed }
        holds[pointer] = Hold(target: target, start: place, place: place, isInside: true)
        return holds[pointer].map { .pressed($0) } ?? .taken
    }

    private mutating func move(_ pointer: Pointer, to place: ViewPoint) -> Outcome {
        guard let hold = holds[pointer] else { return .passed }
        let isInside = target(at: place) == hold.target
        holds[pointer]?.isInside = isInside
        holds[pointer]?.place = place
        var moved = hold
        moved.isDrag = hold.isDrag || (place - hold.start).length > GestureTuning.slop
        holds[pointer]?.isDrag = moved.isDrag
        return .moved(moved, to: place)
    }

    private mutating func lift(_ pointer: Pointer, at place: ViewPoint) -> Outcome {
        guard let hold = holds.removeValue(forKey: pointer) else { return .passed }
        lastLift = hold
        // What scrolls under the finger is not meant by it.
        if hold.target.scrolls, hold.isDrag { return .taken }
        return target(at: place) == hold.target ? .activated(hold.target) : .taken
    }
}
