public import Geometry
internal import Wire

/// How a picture is wished for.
public struct OpenWishes: Hashable, Sendable {
    /// The level whose largest side reaches this many pixels is wanted first: the one that the screen needs.
    public var largestSideFirst: Int
    /// The finest level that is wanted; 0 is the full size. Finer ones are not stored.
    public var firstLevel: Int
    /// No level larger than this is stored, unless it is the only one; nil for no bounds.
    public var bounds: PixelSize?
    /// What its levels may take in memory; as many of the finest ones as exceed it are left out.
    public var byteLimit: Int
    /// Whether all frames of a picture that moves are wanted, not only the first one.
    public var plays: Bool
    /// Whether what is known of it already does not count: the person wants to see what is there now.
    public var isAnew: Bool
    /// Whether a thumbnail of the picture does as well.
    var prefersThumbnail = false

    /// A wish.
    public init(
        largestSideFirst: Int, firstLevel: Int = 0, bounds: PixelSize? = nil, byteLimit: Int = .max,
        plays: Bool = false, isAnew: Bool = false
    ) {
        self.isAnew = isAnew
        self.largestSideFirst = largestSideFirst
        self.firstLevel = firstLevel
        self.bounds = bounds
        self.byteLimit = byteLimit
        self.plays = plays
    }

    /// The limits of one picture, with what this one may take.
    func limits(_ limits: PictureLimits) -> PictureLimits {
        var limits = limits
        limits.memoryBudget = min(limits.memoryBudget, byteLimit)
        return limits
    }
}
