import Gestures
import Navigation

/// What gestures do that a person has bound to something else.
extension Session {
    /// The gestures of these that do the usual.
    func usual(_ gestures: [DiscreteGesture]) -> [DiscreteGesture] {
        gestures.filter { gesture in BoundGesture(gesture).map { self.gestures[$0] == .usual } ?? true }
    }

    /// Does what a gesture is bound to.
    mutating func performBound(_ gesture: DiscreteGesture, at time: Double) -> [ViewingEffect] {
        guard let bound = BoundGesture(gesture), case .action(let action) = gestures[bound] else { return [] }
        return take(action.event, at: time)
    }

    /// Whether an input is one that a person has switched off.
    func isSwitchedOff(_ input: NavigationInput) -> Bool {
        if case .swipe = input { gestures[.threeFingerSwipe] == .nothing } else { false }
    }
}
