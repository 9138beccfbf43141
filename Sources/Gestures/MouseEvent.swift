public import Geometry

/// One event of a mouse. Only button 1 drags.
public struct MouseEvent: Hashable, Sendable {
    /// What a mouse did.
    public enum Phase: String, Hashable, Sendable {
        case down
        case move
        case up
    }

    /// What.
    public var phase: Phase
    /// The button that went down or up, 1 is the left one; 0 for a move.
    public var button: Int
    /// Where.
    public var position: ViewPoint

    /// The event of a mouse at a place.
    public init(phase: Phase, button: Int, position: ViewPoint) {
        self.phase = phase
        self.button = button
        self.position = position
    }
}
