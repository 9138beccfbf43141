/// Fingers that turn by less than a threshold do not turn the picture; what they turn beyond it, they do.
///
/// The picture's angle depends on the fingers' angle alone, whatever lies between (so that fingers that return restore it), and half a turn
/// to the left is half a turn to the right. So the threshold, which is subtracted, comes back over the last part before half a turn, where no
/// wrist gets: the law has no jump anywhere on the circle.
public enum RotationThreshold {
    /// Where the subtracted threshold begins to come back, in degrees.
    private static let recovery = 150.0

    /// The picture's angle in degrees for the fingers' angle, from -180 to 180.
    public static func angle(of turn: Double) -> Double {
        let threshold = GestureTuning.rotationThreshold
        let size = abs(turn)
        if size <= threshold { return 0 }
        let angle = size - threshold + max(size - recovery, 0) * threshold / (180 - recovery)
        return turn < 0 ? -angle : angle
    }
}
