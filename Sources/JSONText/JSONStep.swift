/// One step from a JSON value to a value inside it.
public enum JSONStep: Hashable, Sendable {
    /// Into an object, to the member with a key.
    case key(String)
    /// Into an array, to an element, counted from 0.
    case index(Int)
}
