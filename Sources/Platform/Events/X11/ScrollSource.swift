public import Geometry

/// What can be scrolled with on one device.
public struct ScrollSource: Hashable, Sendable {
    /// One direction: a number that grows and shrinks as the person scrolls.
    public struct Scale: Hashable, Sendable {
        /// Which of the device's numbers.
        public var number: Int
        /// Up and down, or to the sides.
        public var axis: Axis
        /// By how much it grows for one notch.
        public var increment: Double

        /// The scale of a direction.
        public init(number: Int, axis: Axis, increment: Double) {
            self.number = number
            self.axis = axis
            self.increment = increment
        }
    }

    /// Whether fingers scroll on it, rather than a wheel that turns.
    public var isTrackpad: Bool
    /// Its directions.
    public var scales: [Scale]

    /// A device with directions.
    public init(isTrackpad: Bool, scales: [Scale]) {
        self.isTrackpad = isTrackpad
        self.scales = scales
    }
}
