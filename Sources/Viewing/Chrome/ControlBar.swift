public import Geometry

/// The controls as they are seen in one frame.
public struct ControlBar: Hashable, Sendable {
    /// A button.
    public struct Button: Hashable, Sendable {
        /// Which.
        public let button: ControlButton
        /// Where it is drawn, in points.
        public let frame: ViewRect
        /// Where it answers, in points.
        public let area: ViewRect
        /// Whether it can do anything now.
        public let isEnabled: Bool
        /// Whether one with two states is in its second one: it plays, it fills the screen.
        public let isOn: Bool
    }

    /// The buttons in the order in which they are read.
    public let buttons: [Button]
    /// The ground below them, in points.
    public let ground: ViewRect
    /// Where the controls are.
    public let options: ChromeOptions
    /// How much of them is seen, 0 ... 1.
    public let opacity: Double
}
