import Geometry
import Gestures
import Navigation
import Recording
import TestSupport

extension SeededGenerator {
    /// Any number that a coordinate can be, also awkward ones.
    mutating func coordinate() -> Double {
        switch int(in: 0...3) {
        case 0: Double(int(in: -2000...2000))
        case 1: double(in: -2000...2000)
        case 2: double(in: -1...1) * 1e300
        default: double(in: -1...1) * 1e-300
        }
    }

    private mutating func place() -> ViewPoint { ViewPoint(x: coordinate(), y: coordinate()) }

    /// Any line that a viewer may record.
    mutating func inputLine() -> InputLine {
        let time = chance(0.5) ? double(in: 0...1e7) : Double(int(in: 0...1_000_000))
        return InputLine(time: time, event: event())
    }

    private mutating func event() -> InputLine.Event {
        let size = ViewSize(width: double(in: 0...5000), height: double(in: 0...5000))
        switch int(in: 0...12) {
        case 0: return .frame
        case 1: return .sample
        case 2: return .resizeKeepingScale(size)
        case 3: return .input(.resize(size, scale: double(in: 0.5...4)))
        case 4: return .input(.cancel)
        case 5:
            return .input(.picture(chance(0.2) ? nil : PixelSize(width: int(in: 1...90_000), height: int(in: 1...9))))
        case 6: return .input(.command(element(of: NavigationCommand.allCases) ?? .home, isAnimated: chance(0.5)))
        case 7: return .input(.zoomTo(zoomRequest(), isAnimated: chance(0.5)))
        case 8: return .input(.wheel(wheel()))
        case 9: return .input(.mouse(mouse()))
        case 10: return .input(.pages(PageSides(hasPrevious: chance(0.5), hasNext: chance(0.5))))
        case 11:
            let translation = ViewVector(dx: coordinate(), dy: coordinate())
            let phase = element(of: GesturePhase.allCases) ?? .began
            return .input(.swipe(SwipeEvent(phase: phase, translation: translation)))
        default: return .input(.touch(touch()))
        }
    }

    private mutating func touch() -> Touch {
        let finger = FingerID(device: chance(0.5) ? 0 : Int64(int(in: -9...99)), finger: Int64(int(in: -1...1 << 53)))
        return Touch(finger: finger, phase: element(of: TouchPhase.allCases) ?? .began, position: place())
    }

    private mutating func mouse() -> MouseEvent {
        MouseEvent(phase: pick(.down, .move, .up), button: int(in: 0...5), position: place())
    }

    private mutating func wheel() -> WheelEvent {
        WheelEvent(
            delta: ViewVector(dx: coordinate(), dy: coordinate()), isPrecise: chance(0.5), isControlDown: chance(0.5),
            position: place())
    }

    private mutating func zoomRequest() -> ZoomRequest {
        let content = ContentPoint(x: coordinate(), y: coordinate())
        let view = place()
        return ZoomRequest(
            zoom: double(in: 0.001...100), place: pick(.viewCenter, .center(content), .anchor(view), .point(view)))
    }
}
