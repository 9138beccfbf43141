import Foundation

/// Where two fingers of a hand are: their middle, half the way from the first to the second one, and its direction.
struct FingerPair {
    typealias Place = (x: Double, y: Double)

    var middle: Place
    /// Pixels from the middle to each finger.
    var reach: Double
    /// The direction from the first finger to the second, clockwise from the right.
    var degrees: Double

    init(middle: Place, reach: Double, degrees: Double) {
        self.middle = middle
        self.reach = reach
        self.degrees = degrees
    }

    /// Two fingers at two places.
    init(_ first: Place, _ second: Place) {
        middle = ((first.x + second.x) / 2, (first.y + second.y) / 2)
        reach = hypot(second.x - first.x, second.y - first.y) / 2
        degrees = atan2(second.y - first.y, second.x - first.x) * 180 / .pi
    }

    /// Where the fingers are.
    var places: (first: Place, second: Place) {
        let arm = Turn(degrees: degrees).applied(toX: reach, y: 0)
        return ((middle.x - arm.x, middle.y - arm.y), (middle.x + arm.x, middle.y + arm.y))
    }

    /// The same hand a while later.
    func moved(by drift: Place = (0, 0), spread: Double = 1, turn: Double = 0) -> FingerPair {
        FingerPair(
            middle: (middle.x + drift.x, middle.y + drift.y), reach: reach * spread, degrees: degrees + turn)
    }

    /// The hand at a part of the way to another one.
    func toward(_ end: FingerPair, part: Double) -> FingerPair {
        FingerPair(
            middle: (middle.x + (end.middle.x - middle.x) * part, middle.y + (end.middle.y - middle.y) * part),
            reach: reach + (end.reach - reach) * part, degrees: degrees + (end.degrees - degrees) * part)
    }
}
