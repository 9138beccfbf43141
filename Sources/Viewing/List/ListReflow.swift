import Geometry
import Motion

/// Cells on their way from the places that they had among other columns to their new ones.
///
/// The list of before is a picture in the space of the new one, moved there by an affine map; each cell goes on a straight line from its place
/// in that picture to its place now. So whatever holds or scrolls the new list moves what is still on its way with it.
struct ListReflow: Hashable, Sendable {
    /// How it was laid out before.
    let layout: ListLayout
    /// From the space of that layout to that of the next one.
    let map: ListCamera
    /// When it began, ms.
    let start: Double

    /// When all cells are in their places, ms.
    var end: Double { start + MotionConstants.animationDuration }

    /// The part of the way that is done.
    func progress(at time: Double) -> Double {
        time >= end ? 1 : Easing.cubicOut((time - start) / MotionConstants.animationDuration)
    }

    /// A place of the former space in the next one.
    func moved(_ rect: Rect<ListSpace>) -> Rect<ListSpace> {
        let moved = map.rect(of: rect)
        return Rect(x: moved.minX, y: moved.minY, width: moved.size.width, height: moved.size.height)
    }

    /// A height of the next space in the former one.
    func former(_ y: Double) -> Double { (y - map.offset.y) / map.scale }
}

extension Rect {
    /// The rectangle at a part of the way to another one; each edge goes on a straight line.
    func blended(with other: Self, _ part: Double) -> Self {
        if part <= 0 { return self }
        if part >= 1 { return other }
        let mix = { (from: Double, to: Double) in from + (to - from) * part }
        return Self(
            x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(size.width, other.size.width),
            height: mix(size.height, other.size.height))
    }
}
