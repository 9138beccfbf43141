public import Viewing

/// The panel of one frame.
public struct InformationFrame: Hashable, Sendable {
    /// What to draw.
    public var overlay = OverlayFrame()
    /// How large it is; nil when it is not drawn.
    public var measures: PanelMeasures?

    /// Nothing.
    public init() {}
}
