public import Geometry
import Localization

/// Where the panel lies in a window, in points: at the side where lines end, or, in a narrow window, at its lower edge.
public struct PanelPlacement: Hashable, Sendable {
    private static let width = 340.0
    /// A narrower window has the panel at its lower edge.
    private static let narrow = 640.0
    /// The share of a narrow window's height, and the least of it.
    private static let share = 0.55
    private static let lowest = 160.0

    /// All of it.
    public let frame: ViewRect
    /// How far it reaches into the window.
    public let insets: ChromeInsets

    /// The place in a window of a size.
    public init(in view: ViewSize, isRightToLeft: Bool) {
        var insets = ChromeInsets()
        if view.width < Self.narrow {
            let height = min(view.height, max(view.height * Self.share, Self.lowest)).rounded()
            frame = ViewRect(x: 0, y: view.height - height, width: view.width, height: height)
            insets.bottom = height
        } else {
            let left = isRightToLeft ? 0 : view.width - Self.width
            frame = ViewRect(x: left, y: 0, width: Self.width, height: view.height)
            if isRightToLeft { insets.left = Self.width } else { insets.right = Self.width }
        }
        self.insets = insets
    }
}

extension Session {
    /// How far the controls and the open panel reach into the window at a time: what stays clear of both.
    public func clearInsets(at time: Double) -> ChromeInsets {
        guard information.isOpen else { return chromeInsets(at: time) }
        return chromeInsets(at: time).union(PanelPlacement(in: view, isRightToLeft: phrases.isRightToLeft).insets)
    }
}

extension ChromeInsets {
    /// What stays clear of both.
    public func union(_ other: ChromeInsets) -> ChromeInsets {
        var both = self
        both.top = max(top, other.top)
        both.left = max(left, other.left)
        both.bottom = max(bottom, other.bottom)
        both.right = max(right, other.right)
        return both
    }
}
