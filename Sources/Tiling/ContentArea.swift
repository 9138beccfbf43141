import Geometry

/// A part of a picture by its four edges, in content pixels. Edges are kept, not an extent, so that neighbors name the same numbers.
struct ContentArea: Hashable, Sendable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    /// Whether there is nothing in it.
    var isEmpty: Bool { !(right > left && bottom > top) }

    /// The part that lies in both; it may be empty.
    func clipped(to other: Self) -> Self {
        Self(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    /// The part of a picture that an output and `margin` device pixels around it show; nil when it is empty or not finite.
    init?(shownBy placement: ContentPlacement, output: PixelSize, margin: Double, of picture: PixelSize) {
        guard output.hasArea, placement.scale > 0, placement.scale.isFinite, placement.origin.isFinite else {
            return nil
        }
        func content(_ device: Double, from origin: Double) -> Double { (device - origin) / placement.scale }
        self.init(
            left: content(-margin, from: placement.origin.x), top: content(-margin, from: placement.origin.y),
            right: content(Double(output.width) + margin, from: placement.origin.x),
            bottom: content(Double(output.height) + margin, from: placement.origin.y))
        self = clipped(
            to: Self(left: 0, top: 0, right: Double(picture.width), bottom: Double(picture.height)))
        if isEmpty { return nil }
    }

    /// The part that lies between two device columns; nil when it is empty.
    func clipped(toColumns columns: ClosedRange<Double>, in placement: ContentPlacement) -> Self? {
        var area = self
        area.left = max(left, (columns.lowerBound - placement.origin.x) / placement.scale)
        area.right = min(right, (columns.upperBound - placement.origin.x) / placement.scale)
        return area.isEmpty ? nil : area
    }

    init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }
}
