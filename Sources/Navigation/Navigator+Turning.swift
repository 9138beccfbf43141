import Geometry
import Gestures

/// How the picture is turned by other things than fingers.
extension Navigator {
    /// Turns by quarter turns, clockwise, from where a running animation would end.
    mutating func turn(by quarterTurns: Int, isAnimated: Bool) {
        guard let stage else { return }
        // What fingers hold askew, or what is still bouncing, first falls into place.
        let base = stage.turned(to: targetCamera.rotation.nearestQuarterTurn).settled(targetCamera)
        var turns = turning.flatMap { $0.target == base ? $0 : nil } ?? QuarterTurns(of: base)
        turns.turn(by: quarterTurns, on: stage)
        turning = turns
        go(
            to: turns.target, anchor: base.center(in: stage.view), isAnimated: isAnimated,
            on: stage.turned(to: turns.target.rotation))
    }
}
