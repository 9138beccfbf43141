/// What a gesture did that the system has recognized, as on a trackpad.
public enum GesturePhase: String, Hashable, Sendable, CaseIterable {
    case began
    case changed
    case ended
    /// It turned out to be another gesture, or was taken away: it means nothing.
    case cancelled
}
