/// Remembers which presses of a wheel's buttons the server has made out of a scroll that is told otherwise.
///
/// The server announces each press to those who listen to devices, with its origin, before it tells the window of it, without.
public struct MadePresses: Hashable, Sendable {
    private struct Press: Hashable {
        let button: Int
        let stamp: UInt32
    }

    /// Announced presses that the window was not told of, because the pointer was elsewhere, are forgotten in their order.
    private static let mostAnnounced = 32

    private var announced: [Press] = []

    /// None.
    public init() {}

    /// A press was announced; the stamp is the server's.
    public mutating func announce(button: Int, stamp: UInt32) {
        announced = announced.suffix(Self.mostAnnounced - 1) + [Press(button: button, stamp: stamp)]
    }

    /// Whether a press that the window is told of was announced.
    public mutating func takes(button: Int, stamp: UInt32) -> Bool {
        guard let index = announced.firstIndex(of: Press(button: button, stamp: stamp)) else { return false }
        announced.remove(at: index)
        return true
    }
}
