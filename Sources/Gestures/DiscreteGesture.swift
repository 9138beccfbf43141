/// A gesture that happens once, at one moment.
public enum DiscreteGesture: String, Hashable, Sendable, CaseIterable {
    case tap
    case doubleTap
    case twoFingerTap
    /// A finger has been pressed for long without moving.
    case longPress
    /// The next picture was drawn in from the right.
    case pageNext
    /// The previous picture was drawn in from the left.
    case pagePrevious
}
