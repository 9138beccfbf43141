/// A gesture that comes about by itself if nothing else happens until a time in ms.
public enum PendingGesture: Hashable, Sendable {
    /// A tap that may still become a double tap.
    case tap(at: Double)
    /// A press that may still become a tap or a drag.
    case longPress(at: Double)
}
