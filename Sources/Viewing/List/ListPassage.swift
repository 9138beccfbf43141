import Motion

/// A picture on its way from its thumbnail to its own view, or back. A function of time that is only seen: hands move what they would move
/// without it.
public struct ListPassage: Hashable, Sendable {
    /// Where to.
    public enum Direction: Hashable, Sendable {
        case opening
        case closing
    }

    /// Whose picture it is.
    public let path: [UInt8]
    /// Where to.
    public let direction: Direction
    /// Whether nothing moves, and one view fades over into the other.
    public let fades: Bool
    /// Where the picture was when this began; nil for its thumbnail's place.
    let origin: ListPlane?
    /// When it began, ms.
    let start: Double

    /// When it ends, ms.
    var end: Double { start + (fades ? MotionConstants.crossFadeDuration : MotionConstants.animationDuration) }

    /// The part of the way that is done.
    func progress(at time: Double) -> Double {
        if time >= end { return 1 }
        let part = max((time - start) / (end - start), 0)
        return fades ? part : Easing.cubicOut(part)
    }

    /// How much of the picture's own view is seen, rather than the list: 0 ... 1.
    func presence(at time: Double) -> Double {
        let done = progress(at: time)
        return direction == .opening ? done : 1 - done
    }
}
