import Geometry
import Motion

/// A view that is replaced by another one without a move: the one fades away over the other.
public struct CrossFade: Hashable, Sendable {
    /// The view that fades away.
    public let from: Camera
    /// The view that takes its place.
    let target: Camera
    private let start: Double

    init(from: Camera, to target: Camera, at time: Double) {
        self.from = from
        self.target = target
        start = time
    }

    /// When it ends, ms.
    var end: Double { start + MotionConstants.crossFadeDuration }

    /// How much of the former view is still seen at a time, 1 ... 0.
    func opacity(at time: Double) -> Double { min(max((end - time) / MotionConstants.crossFadeDuration, 0), 1) }
}
