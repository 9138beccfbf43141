public import Geometry

/// How a picture is to be loaded.
public struct LoadingWishes: Hashable, Sendable {
    /// The level wanted first is the coarsest one whose larger side is not below so many pixels.
    public var largestSideFirst: Int
    /// No level larger than this, in pixels, unless it is the only one; nil for all levels.
    public var bounds: PixelSize?
    /// What its levels may take, in bytes; as many of the finest ones as exceed it are left out.
    public var byteLimit: Int
    /// Whether all frames of a picture that moves are wanted, not only the first one.
    public var plays: Bool
    /// Whether the person wants what is there now: neither what is remembered nor what was kept.
    public var isAnew = false

    /// A wish.
    public init(largestSideFirst: Int, bounds: PixelSize? = nil, byteLimit: Int, plays: Bool = false) {
        self.plays = plays
        self.largestSideFirst = largestSideFirst
        self.bounds = bounds
        self.byteLimit = byteLimit
    }
}
