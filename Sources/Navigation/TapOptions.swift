/// What becomes of a tap that could zoom.
public enum TapUse: String, Hashable, Sendable, CaseIterable {
    /// It zooms as the policy has it.
    case zooms
    /// It is recognized and told, and the picture stays.
    case isTold = "told"
    /// It is no gesture; a double tap is two taps then, which need not wait for each other.
    case isIgnored = "ignored"
}

/// What becomes of the taps that could zoom.
public struct TapOptions: Hashable, Sendable {
    /// Two taps with one finger.
    public var doubleTap: TapUse
    /// One tap with two fingers.
    public var twoFingerTap: TapUse

    /// By default both zoom.
    public init(doubleTap: TapUse = .zooms, twoFingerTap: TapUse = .zooms) {
        self.doubleTap = doubleTap
        self.twoFingerTap = twoFingerTap
    }
}
