public import Gestures

/// Decides which of two accounts of a finger to believe.
///
/// The X server tells a touch twice: as the panel saw it, and as that of the master pointer to which the panel belongs. The master's is the one
/// to follow, because window managers that take a touch for a gesture of their own do so there. But while a mouse button is held the master
/// is the mouse's alone, and its touches are withheld; the panel's are not. So a finger that lands then is believed as the panel tells it,
/// from its beginning to its end, whatever the master may say later.
public struct TouchRoute: Hashable, Sendable {
    /// Who tells.
    public enum Teller: Hashable, Sendable {
        case panel
        case master
    }

    /// Ends that are remembered: the server may tell a whole touch again, by the master, after the button was let go. X reuses no ids.
    private static let mostEnded = 64

    private var believed: [FingerID: Teller] = [:]
    private var ended: [FingerID] = []

    /// No finger is down.
    public init() {}

    /// Whether an event of a finger counts.
    ///
    /// - Parameter isPointerHeld: whether a mouse button is down.
    public mutating func believes(
        _ teller: Teller, about finger: FingerID, _ phase: TouchPhase, isPointerHeld: Bool
    ) -> Bool {
        if phase == .began {
            guard believed[finger] == nil, !ended.contains(finger), teller == .master || isPointerHeld else {
                return false
            }
            believed[finger] = teller
            return true
        }
        guard believed[finger] == teller else { return false }
        if phase == .ended || phase == .cancelled {
            believed[finger] = nil
            if teller == .panel { ended = ended.suffix(Self.mostEnded - 1) + [finger] }
        }
        return true
    }
}
