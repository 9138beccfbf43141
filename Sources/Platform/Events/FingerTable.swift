public import Geometry
public import Gestures

/// Which fingers are down. SDL and the window systems lose fingers; the table makes their touches whole again, so that each one that
/// it reports begins once and ends or is cancelled once. Times, where they are known, are when the panel saw it, in ms of the clock.
public struct FingerTable: Hashable, Sendable {
    private struct Finger: Hashable {
        var id: FingerID
        var position: ViewPoint
    }

    /// In the order in which they came down.
    private var fingers: [Finger] = []

    /// No finger is down.
    public init() {}

    /// The number of fingers that are down.
    public var count: Int { fingers.count }

    /// A finger came down. When it was down already, its end was lost: that touch is cancelled first.
    public mutating func began(_ finger: FingerID, at position: ViewPoint, time: Double? = nil) -> [Touch] {
        let lost = cancel { $0 == finger }
        fingers.append(Finger(id: finger, position: position))
        return lost + [Touch(finger: finger, phase: .began, position: position, time: time)]
    }

    /// A finger moved; nothing when it is not known to be down.
    public mutating func moved(_ finger: FingerID, to position: ViewPoint, time: Double? = nil) -> [Touch] {
        guard let index = fingers.firstIndex(where: { $0.id == finger }) else { return [] }
        fingers[index].position = position
        return [Touch(finger: finger, phase: .moved, position: position, time: time)]
    }

    /// A finger was lifted; nothing when it is not known to be down.
    public mutating func ended(_ finger: FingerID, at position: ViewPoint, time: Double? = nil) -> [Touch] {
        guard let index = fingers.firstIndex(where: { $0.id == finger }) else { return [] }
        fingers.remove(at: index)
        return [Touch(finger: finger, phase: .ended, position: position, time: time)]
    }

    /// Cancels the fingers that the system no longer knows.
    public mutating func reconcile(with present: Set<FingerID>) -> [Touch] { cancel { !present.contains($0) } }

    /// Cancels all fingers.
    public mutating func cancelAll() -> [Touch] { cancel { _ in true } }

    private mutating func cancel(where isLost: (FingerID) -> Bool) -> [Touch] {
        let lost = fingers.filter { isLost($0.id) }
        fingers.removeAll { isLost($0.id) }
        return lost.map { Touch(finger: $0.id, phase: .cancelled, position: $0.position) }
    }
}
