import TestSupport

/// Fingers that move over the glass at a hand's pace.
@MainActor
struct Hand {
    /// Milliseconds between two events of a finger, as touchscreens send them.
    static let interval = 8.0

    let touch: TouchDevice

    init(on viewer: Viewer) { touch = viewer.stage.server.touch }

    /// Moves one finger on a straight line, without lifting it.
    func drag(
        _ finger: UInt32 = 1, from start: (x: Double, y: Double), to end: (x: Double, y: Double), steps: Int = 20
    ) throws {
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            try touch.move(finger, x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            pause(milliseconds: Self.interval)
        }
    }

    /// Puts a finger down, drags it and lifts it at full speed.
    func fling(from start: (x: Double, y: Double), to end: (x: Double, y: Double), steps: Int = 12) throws {
        try touch.down(1, x: start.x, y: start.y)
        pause(milliseconds: Self.interval)
        try drag(from: start, to: end, steps: steps)
        try touch.up(1)
    }

    /// Puts two fingers down, one just after the other.
    func land(_ pair: FingerPair) throws {
        let places = pair.places
        try touch.down(1, x: places.first.x, y: places.first.y)
        pause(milliseconds: 12)
        try touch.down(2, x: places.second.x, y: places.second.y)
        pause(milliseconds: Self.interval)
    }

    /// Moves two fingers, without lifting them; what else moves with them is told the part of the way.
    func move(
        from start: FingerPair, to end: FingerPair, steps: Int = 24, alongside: (Double) throws -> Void = { _ in }
    ) throws {
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            let places = start.toward(end, part: part).places
            try touch.move(1, x: places.first.x, y: places.first.y)
            try touch.move(2, x: places.second.x, y: places.second.y)
            try alongside(part)
            pause(milliseconds: Self.interval)
        }
    }

    /// Taps, lands again at the same place, and drags that finger up or down without lifting it.
    func quickZoom(x: Double, y: Double, by distance: Double) throws {
        try tap(x: x, y: y)
        pause(milliseconds: 80)
        try touch.down(1, x: x, y: y)
        pause(milliseconds: 40)
        try drag(from: (x, y), to: (x, y + distance))
    }

    /// Taps with one finger.
    func tap(x: Double, y: Double) throws {
        try touch.down(1, x: x, y: y)
        pause(milliseconds: 50)
        try touch.up(1)
    }

    /// Taps twice, quickly.
    func doubleTap(x: Double, y: Double) throws {
        try tap(x: x, y: y)
        pause(milliseconds: 80)
        try tap(x: x, y: y)
    }

    /// Taps with two fingers at once, as nearly as people do.
    func twoFingerTap(x: Double, y: Double) throws {
        try touch.down(1, x: x - 60, y: y)
        pause(milliseconds: 12)
        try touch.down(2, x: x + 60, y: y)
        pause(milliseconds: 50)
        try touch.up(1)
        pause(milliseconds: 15)
        try touch.up(2)
    }
}
