/// A slow movement of the view that nobody's hand made: across the picture, a little nearer or farther, for as long as it is looked at.
public struct DriftRequest: Hashable, Sendable {
    /// Which of many ways: the same number is the same way. Even numbers begin with the whole picture and come nearer, odd ones end with it.
    public var number: Int
    /// How long it takes, ms.
    public var duration: Double

    /// A way that takes so many milliseconds.
    public init(number: Int, duration: Double) {
        self.number = number
        self.duration = duration
    }
}
