/// How far something reaches into the window from each of its sides, in points.
public struct ChromeInsets: Hashable, Sendable {
    /// From above.
    public var top = 0.0
    /// From the left.
    public var left = 0.0
    /// From below.
    public var bottom = 0.0
    /// From the right.
    public var right = 0.0

    /// Nothing reaches into the window.
    public init() {}

    /// The same in other units: wholes, so that what stays clear of them keeps to whole pixels.
    public func scaled(by factor: Double) -> ChromeInsets {
        var scaled = ChromeInsets()
        scaled.top = (top * factor).rounded()
        scaled.left = (left * factor).rounded()
        scaled.bottom = (bottom * factor).rounded()
        scaled.right = (right * factor).rounded()
        return scaled
    }

    /// From the side of a placement.
    func depth(on placement: ControlPlacement) -> Double {
        switch placement {
        case .bottom: bottom
        case .left: left
        case .right: right
        case .top: top
        case .off: 0
        }
    }

    /// From the side of a placement alone.
    init(_ depth: Double, on placement: ControlPlacement) {
        switch placement {
        case .bottom: bottom = depth
        case .left: left = depth
        case .right: right = depth
        case .top: top = depth
        case .off: break
        }
    }
}
