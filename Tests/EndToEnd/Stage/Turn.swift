import Foundation

/// A rotation, clockwise as seen on the screen.
struct Turn {
    var degrees: Double

    /// A displacement after it.
    func applied(toX x: Double, y: Double) -> (x: Double, y: Double) {
        let radians = degrees * .pi / 180
        return (x * cos(radians) - y * sin(radians), x * sin(radians) + y * cos(radians))
    }
}
