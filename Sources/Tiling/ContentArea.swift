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

    /// The part of a picture that an output and `margin` device pixels around it show; nil when it is empty or not finite. Where the picture
    /// lies askew, it is the smallest area of this form that holds that part. Only what lies within an extent along x, in device pixels, is taken.
    init?(
        shownBy placement: ContentPlacement, output: PixelSize, margin: Double,
        extent: ClosedRange<Double> = -.infinity...(.infinity), of picture: PixelSize
    ) {
        guard output.hasArea, placement.scale > 0, placement.scale.isFinite, placement.origin.isFinite else {
            return nil
        }
        let left = max(-margin, extent.lowerBound)
        let right = min(Double(output.width) + margin, extent.upperBound)
        let bottom = Double(output.height) + margin
        guard left < right else { return nil }
        let first = placement.contentPoint(x: left, y: -margin)
        self.init(left: first.x, top: first.y, right: first.x, bottom: first.y)
        for (x, y) in [(right, -margin), (left, bottom), (right, bottom)] {
            let corner = placement.contentPoint(x: x, y: y)
            self.left = min(self.left, corner.x)
            top = min(top, corner.y)
            self.right = max(self.right, corner.x)
            self.bottom = max(self.bottom, corner.y)
        }
        self = clipped(
            to: Self(left: 0, top: 0, right: Double(picture.width), bottom: Double(picture.height)))
        if isEmpty { return nil }
    }

    init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }
}
