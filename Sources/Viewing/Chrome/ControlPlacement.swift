/// Where the controls are.
public enum ControlPlacement: String, Hashable, Sendable, CaseIterable {
    case bottom
    case left
    case right
    case top
    /// There are none.
    case off

    /// Whether the buttons stand beside each other, not above each other.
    var isHorizontal: Bool { self == .bottom || self == .top }
}

/// What a person wants to see above the picture.
public struct ChromeOptions: Hashable, Sendable {
    /// Where the controls are.
    public var placement: ControlPlacement
    /// Whether the controls say in words what they do.
    public var hasLabels: Bool
    /// Whether the overview and the zoom are shown while the picture moves.
    public var hasOverview: Bool

    /// What is seen without a person's own wishes.
    public init(placement: ControlPlacement = .bottom, hasLabels: Bool = false, hasOverview: Bool = true) {
        self.placement = placement
        self.hasLabels = hasLabels
        self.hasOverview = hasOverview
    }
}
