import Gestures

/// A gesture that can be given another meaning, by a stable name. Moving the picture is not among them: that is what hands are for.
public enum BoundGesture: String, Hashable, Sendable, CaseIterable {
    case tap
    case doubleTap = "double-tap"
    case longPress = "long-press"
    case twoFingerTap = "two-finger-tap"
    case threeFingerSwipe = "three-finger-swipe"

    /// The bindable gesture that fingers completed; nil when it is none.
    init?(_ gesture: DiscreteGesture) {
        switch gesture {
        case .tap: self = .tap
        case .doubleTap: self = .doubleTap
        case .longPress: self = .longPress
        case .twoFingerTap: self = .twoFingerTap
        case .pageNext, .pagePrevious: return nil
        }
    }

    /// What it does when nobody binds it.
    public var usual: String {
        switch self {
        case .tap: "shows the controls, or hides them"
        case .doubleTap: "zooms as the policy has it"
        case .longPress: "shows the controls"
        case .twoFingerTap: "zooms back as the policy has it"
        case .threeFingerSwipe: "turns pages, on a trackpad"
        }
    }

    /// Whether it can do something else; one that goes on while fingers move can only be heeded or not.
    public var takesActions: Bool { self != .threeFingerSwipe }
}
