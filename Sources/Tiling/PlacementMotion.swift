public import Geometry

/// How a picture's placement changes from frame to frame: what tells which tiles will be wanted next.
public struct PlacementMotion: Hashable, Sendable {
    private struct Mark: Hashable, Sendable {
        let picture: PictureID
        let placement: ContentPlacement
        let time: Double
    }

    /// A doubling in two seconds: slower pinches need no help.
    private static let fastZoom = 0.5 / 1000
    /// Device pixels per millisecond; a tile in a second.
    private static let fastPan = 0.5
    /// ms. Frames farther apart than this do not belong to one motion.
    private static let longestFrame = 100.0

    private var last: Mark?
    /// Whether the scale changes fast.
    public private(set) var isZooming = false
    /// Device pixels per millisecond; zero below what needs fetching ahead.
    public private(set) var velocity = Vector<DeviceSpace>.zero

    /// No frame yet.
    public init() {}

    /// Notes the placement of a frame at a time in milliseconds.
    public mutating func note(_ placement: ContentPlacement, of picture: PictureID, at time: Double) {
        defer { last = Mark(picture: picture, placement: placement, time: time) }
        isZooming = false
        velocity = .zero
        guard let last, last.picture == picture, time > last.time, time - last.time <= Self.longestFrame else { return }
        let duration = time - last.time
        let growth = placement.scale / last.placement.scale
        // For small changes growth - 1 is the logarithm, up to what matters here.
        isZooming = abs(growth - 1) / duration > Self.fastZoom
        let moved = (placement.origin - last.placement.origin) / duration
        if growth == 1, placement.rotation == last.placement.rotation, moved.length > Self.fastPan { velocity = moved }
    }
}
