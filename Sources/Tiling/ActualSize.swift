public import Geometry

extension ContentPlacement {
    /// How far a scale may be from 1 and still mean one device pixel per picture pixel.
    private static let actualSizeTolerance = 1e-9

    /// Whether one device pixel shows one picture pixel.
    public var isActualSize: Bool { abs(scale - 1) <= Self.actualSizeTolerance }

    /// At 1:1 and upright or turned by quarter turns the placement on whole device pixels, so that the file's exact pixels are seen; any other placement unchanged.
    public var snappedAtActualSize: ContentPlacement {
        guard isActualSize, rotation.isQuarterTurn, origin.isFinite else { return self }
        return ContentPlacement(
            scale: 1, origin: DevicePoint(x: origin.x.rounded(), y: origin.y.rounded()), rotation: rotation)
    }

    /// Whether 1:1 and on whole device pixels.
    var isPixelExact: Bool {
        scale == 1 && rotation.isQuarterTurn && origin.x == origin.x.rounded() && origin.y == origin.y.rounded()
    }
}
