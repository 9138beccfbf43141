internal import Gestures

/// A place in the window, in SDL's units: pixels on X11, points on Wayland.
struct WindowPlace: Hashable {
    var x: Double
    var y: Double
}

/// One event of one finger, as the system told it.
struct RawFinger: Hashable {
    var finger: FingerID
    /// Never cancelled: systems do not tell that, or SDL does not.
    var phase: TouchPhase
    var place: WindowPlace
    /// When the panel saw it, in ms of the clock; nil where that is not known.
    var time: Double?
}

/// What is read beside SDL, or must be read before SDL queues it. Ways are in SDL's units.
enum NativeInput: Hashable {
    case finger(RawFinger)
    case pinch(GesturePhase, TrackpadGesture.Course, pointer: WindowPlace)
    case swipe(GesturePhase, TrackpadGesture.Course)
    /// Addresses of the web, a line each.
    case dropped(text: [UInt8])
    case scroll(ScrollReader.Scroll, modifiers: KeyModifiers, pointer: WindowPlace)
}
