/// How a slideshow goes.
public struct SlideshowOptions: Hashable, Sendable {
    /// How long each picture is seen, ms.
    public var interval = 5000.0
    /// Whether it runs from the start.
    public var startsRunning = false
    /// Whether pictures move slowly while they are looked at.
    public var moves = false
    /// Whether the first picture follows the last one.
    public var loops = true
    /// Whether chance picks the next picture: each once in a round. The order of the album stays.
    public var shuffles = false
    /// What chance begins with.
    public var seed: UInt64 = 0

    /// A picture after the other, as the album has them.
    public init() {}

    /// How long one picture fades over into the next one, ms: long enough to be seen as one, never more than half of the time of a picture.
    var fade: Double { min(800, interval / 2) }
    /// How long a picture that is not there yet is waited for beyond its time, ms, before it is gone to all the same.
    var patience: Double { interval }
    /// How long a picture moves, ms: until it has faded away.
    var motion: Double { interval + fade }
}
