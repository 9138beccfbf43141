import Geometry
import Gestures
import Navigation
import TestSupport

/// Hands on a stand: fingers 1, 2, ... at places, all in one drain unless a test says otherwise.
extension Stand {
    mutating func land(_ places: [ViewPoint], at time: Double) {
        for (index, place) in places.enumerated() { touch(Int64(index + 1), .began, place, at: time) }
    }

    mutating func place(_ places: [ViewPoint], at time: Double) {
        for (index, place) in places.enumerated() { touch(Int64(index + 1), .moved, place, at: time) }
    }

    mutating func lift(_ places: [ViewPoint], at time: Double) {
        for (index, place) in places.enumerated() { touch(Int64(index + 1), .ended, place, at: time) }
    }

    /// One finger goes from a place by steps of equal time, and stays down.
    mutating func drag(_ finger: Int64 = 1, from start: ViewPoint, by steps: [ViewVector], every interval: Double = 8) {
        let begin = time + 500
        touch(finger, .began, start, at: begin)
        var place = start
        for (index, step) in steps.enumerated() {
            place = place + step
            touch(finger, .moved, place, at: begin + Double(index + 1) * interval)
        }
    }

    /// One finger drags by equal steps and lifts with the last one.
    mutating func fling(from start: ViewPoint, by steps: [ViewVector], every interval: Double = 8) {
        drag(from: start, by: steps, every: interval)
        touch(1, .ended, steps.reduce(start) { $0 + $1 }, at: time)
    }
}

/// Places of 2 to 5 fingers somewhere in a view, no two closer than 30 points.
func somePlaces(_ random: inout SeededGenerator, count: Int, in view: ViewSize) -> [ViewPoint] {
    var places: [ViewPoint] = []
    while places.count < count {
        let place = at(random.unit() * view.width, random.unit() * view.height)
        if places.allSatisfy({ ($0 - place).length > 30 }) { places.append(place) }
    }
    return places
}

/// Places moved, spread about their middle by a factor, and turned by an angle: what a hand does.
func moved(_ places: [ViewPoint], by drift: ViewVector, spread: Double, turn: (cosine: Double, sine: Double) = (1, 0))
    -> [ViewPoint]
{
    let middle = centroid(places)
    return places.map { place in
        let arm = (place - middle) * spread
        let turned = ViewVector(
            dx: arm.dx * turn.cosine - arm.dy * turn.sine, dy: arm.dx * turn.sine + arm.dy * turn.cosine)
        return middle + drift + turned
    }
}
