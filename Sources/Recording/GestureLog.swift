import Gestures

/// The discrete gestures since the last sample, each told once, also those that a sample foresaw before their frame.
struct GestureLog: Sendable {
    private var untold: [DiscreteGesture] = []
    /// Told by a sample between frames; the next frame will bring them again.
    private var toldEarly: [DiscreteGesture] = []

    /// Gestures that the navigator completed.
    mutating func happened(_ gestures: [DiscreteGesture]) {
        for gesture in gestures {
            if let place = toldEarly.firstIndex(of: gesture) {
                toldEarly.remove(at: place)
            } else {
                untold.append(gesture)
            }
        }
    }

    /// Gestures that a frame would complete now.
    mutating func foreseen(_ gestures: [DiscreteGesture]) {
        var known = toldEarly
        for gesture in gestures {
            if let place = known.firstIndex(of: gesture) {
                known.remove(at: place)
            } else {
                untold.append(gesture)
                toldEarly.append(gesture)
            }
        }
    }

    /// A frame was made: what was foreseen has come, or never will.
    mutating func caughtUp() { toldEarly = [] }

    /// The gestures that were not told yet.
    mutating func take() -> [DiscreteGesture] {
        defer { untold = [] }
        return untold
    }
}
