import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Limits of the policies")
struct LimitsTests {
    /// The table of the policies, written once more: limits and start of a picture.
    private func table(_ situation: Situation) -> (limits: ZoomLimits, start: Double) {
        let (picture, view) = (situation.contentSize, situation.view)
        let fit = min(view.width / picture.width, view.height / picture.height)
        let fill = max(view.width / picture.width, view.height / picture.height)
        let pixel = 1 / situation.scale
        let first = situation.options.enlargesSmallPictures ? fit : min(fit, pixel)
        let (low, high, start): (Double, Double, Double) =
            switch situation.options.policy {
            case .photos: (first, max(8 * pixel, 2.5 * first, fit), first)
            case .step: (fit, 1.5, fit)
            case .toggle: (fit, 1, fit)
            case .point: (fit, max(4 * fit, 1), fit)
            case .cover: (1 / max(picture.width, picture.height), 2, fill)
            case .avatar: (fit, fill, fit)
            }
        let limits = ZoomLimits(min: low, max: max(low, high))
        return (limits, limits.clamp(start))
    }

    @Test("Every policy derives limits that never fail, and starts centered within them")
    func derived() throws {
        try forAll(cases: 3000, seed: 1801) { random in
            let situation = try Situation(&random)
            let stand = Stand(situation)
            var wanted = table(situation)
            if situation.options.isScrollOnly { wanted.limits = ZoomLimits(min: wanted.start, max: wanted.start) }
            let limits = stand.navigator.limits
            try holdEqual(limits.min / wanted.limits.min, 1, within: 1e-12, "min of \(situation)")
            try holdEqual(limits.max / wanted.limits.max, 1, within: 1e-12, "max of \(situation)")
            try holdEqual(stand.camera.zoom / wanted.start, 1, within: 1e-12, "start of \(situation)")
            let middle = ContentPoint(x: situation.contentSize.width / 2, y: situation.contentSize.height / 2)
            try holdSame(stand.camera, situation.centered(middle, zoom: stand.camera.zoom), "start of \(situation)")
            try situation.holdLegal(stand.camera, limits: limits, "start")
        }
    }

    @Test("Limits that a person sets win, and the derived one gives way")
    func chosen() throws {
        try forAll(cases: 2000, seed: 1802) { random in
            var situation = try Situation(&random)
            let low = random.chance(0.7) ? exponential(random.double(in: -4...2)) : nil
            let high = random.chance(0.7) ? (low ?? 0.01) * exponential(random.double(in: 0...4)) : nil
            situation.options = try ZoomOptions(policy: situation.options.policy, minZoom: low, maxZoom: high)
            let stand = Stand(situation)
            let limits = stand.navigator.limits
            if let low { try hold(limits.min == low, "min \(limits.min) instead of \(low)") }
            if let high { try hold(limits.max == high, "max \(limits.max) instead of \(high)") }
            try hold(limits.min <= limits.max, "\(limits)")
            try situation.holdLegal(stand.camera, limits: limits, "start")
        }
    }

    @Test("Limits that cannot work are refused with a sentence", arguments: [0, -1, Double.nan, .infinity])
    func refused(zoom: Double) {
        #expect(throws: ZoomOptionsError.self) { try ZoomOptions(minZoom: zoom) }
        #expect(throws: ZoomOptionsError.self) { try ZoomOptions(maxZoom: zoom) }
        #expect(throws: ZoomOptionsError.minAboveMax(min: 2, max: 1)) { try ZoomOptions(minZoom: 2, maxZoom: 1) }
        #expect(throws: ZoomOptionsError.doubleTapZoomUnused(policy: .step)) {
            try ZoomOptions(policy: .step, doubleTapZoom: 1)
        }
    }
}
