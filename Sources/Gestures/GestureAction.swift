public import Geometry

/// What the arbiter decided; its caller does it, in order.
public enum GestureAction: Hashable, Sendable {
    /// A finger landed: whatever moves by itself stops where it is displayed.
    case stop
    /// One finger that only pressed has left the slop, in this direction: a drag begins. The grab that holds the picture comes next.
    case drag(ViewVector)
    /// Hold the picture, as it is displayed now, under these fingers. Changes nothing on the screen.
    case grab(FingerGroup)
    /// The fingers that hold the picture are here now.
    case follow(FingerGroup)
    /// The fingers were taken away, or are no hand's: what they have not done yet they must not do. The release comes next.
    case cancel
    /// The last finger has gone, with this velocity in pt/ms; zero means: come to rest.
    case release(velocity: ViewVector)
    /// The gesture was a two-finger tap: what the fingers moved meanwhile was not meant. Back to the view at its landing.
    case restoreLanding
    /// A discrete gesture happened at a place.
    case discrete(DiscreteGesture, at: ViewPoint)
}
