/// One of the two directions in which a picture scrolls.
public enum Axis: CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical
}
