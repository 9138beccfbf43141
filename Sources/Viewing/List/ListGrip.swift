import Geometry
import Gestures
import Motion

/// The list as some fingers hold it: from where they are now follows where it is, and nothing else matters.
///
/// One finger scrolls, with a rubber band at the ends. Several hold what is under them exactly, until they let go.
struct ListGrip: Hashable, Sendable {
    /// pt. A difference below this comes from rounding.
    private static let rounding = 1e-9

    private let group: FingerGroup
    private let grabbed: ListCamera
    private let scales: ClosedRange<Double>
    private let offsets: ClosedRange<Double>
    private let viewHeight: Double
    /// The scale and the height before the rubber bands.
    private let rawScale: Double
    private let rawY: Double

    /// Takes hold of the list as it is displayed. `scales` and `offsets` are those at which it may rest.
    init(
        _ camera: ListCamera, by group: FingerGroup, scales: ClosedRange<Double>, offsets: ClosedRange<Double>,
        viewHeight: Double
    ) {
        self.group = group
        self.scales = scales
        self.offsets = offsets
        self.viewHeight = viewHeight
        grabbed = camera
        rawScale = ZoomRubberBand.unstretched(camera.scale, min: scales.lowerBound, max: scales.upperBound)
        let edge = min(max(camera.offset.y, offsets.lowerBound), offsets.upperBound)
        rawY = edge + RubberBand.unstretched(camera.offset.y - edge, range: viewHeight)
    }

    /// Whether this is only one finger's scrolling.
    private var scrolls: Bool { group.count == 1 && grabbed.scale == 1 }

    /// The view when the fingers are there.
    func follow(_ now: FingerGroup) -> ListCamera {
        guard !scrolls else { return scrolled(by: now.centroid.y - group.centroid.y) }
        let scale = scale(for: now)
        let way = (grabbed.offset - group.centroid) * (scale / grabbed.scale)
        return ListCamera(scale: scale, offset: now.centroid + way)
    }

    private func scrolled(by way: Double) -> ListCamera {
        if way == 0 { return grabbed }
        let raw = rawY + way
        let edge = min(max(raw, offsets.lowerBound), offsets.upperBound)
        let over = abs(raw - edge) > Self.rounding ? RubberBand.stretched(raw - edge, range: viewHeight) : 0
        return ListCamera(scale: 1, offset: ViewPoint(x: grabbed.offset.x, y: edge + over))
    }

    private func scale(for now: FingerGroup) -> Double {
        guard group.count > 1, scales.lowerBound < scales.upperBound else { return grabbed.scale }
        let ratio = now.spanRatio(to: group)
        // Unchanged fingers change nothing, not even by rounding.
        if ratio == 1 { return grabbed.scale }
        return ZoomRubberBand.stretched(rawScale * ratio, min: scales.lowerBound, max: scales.upperBound)
    }
}
