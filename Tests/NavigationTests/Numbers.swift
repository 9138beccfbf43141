import Foundation
import Geometry
import Gestures
import Navigation
import TestSupport

/// e to a power, so that generators need not import anything for it.
func exponential(_ power: Double) -> Double { exp(power) }

/// Throws unless two cameras agree within a distance in points and a relative difference of the zoom.
func holdSame(_ seen: Camera, _ wanted: Camera, within distance: Double = 1e-6, _ what: @autoclosure () -> String)
    throws
{
    try hold(
        abs(seen.zoom / wanted.zoom - 1) <= distance && abs(seen.offset.x - wanted.offset.x) <= distance
            && abs(seen.offset.y - wanted.offset.y) <= distance
            && abs(seen.rotation.way(to: wanted.rotation)) <= distance,
        "\(what()): \(seen), wanted \(wanted)")
}

/// The middle of places.
func centroid(_ places: [ViewPoint]) -> ViewPoint {
    let count = Double(max(places.count, 1))
    return ViewPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
}

/// The mean distance of places from their middle.
func span(_ places: [ViewPoint]) -> Double {
    let middle = centroid(places)
    return places.reduce(0) { $0 + ($1 - middle).length } / Double(max(places.count, 1))
}

/// How far places have turned about their middle, in degrees clockwise.
func turn(of places: [ViewPoint], from base: [ViewPoint]) -> Double {
    var (cross, dot) = (0.0, 0.0)
    for (place, former) in zip(places, base) {
        let (arm, old) = (place - centroid(places), former - centroid(base))
        cross += old.dx * arm.dy - old.dy * arm.dx
        dot += old.dot(arm)
    }
    return atan2(cross, dot) * 180 / .pi
}

/// The cosine and the sine of an angle in degrees.
func direction(_ degrees: Double) -> (cosine: Double, sine: Double) {
    (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
}

/// A place, written short.
func at(_ x: Double, _ y: Double) -> ViewPoint { ViewPoint(x: x, y: y) }

/// The natural logarithm.
func naturalLogarithm(_ value: Double) -> Double { log(value) }

/// The cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }
