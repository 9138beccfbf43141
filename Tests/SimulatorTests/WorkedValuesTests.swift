import JSONText
import Testing

/// Every row of the worked values in docs/zoom-policies.md, through the simulator.
@Suite("Worked values of the zoom policies", .timeLimit(.minutes(1)))
struct WorkedValuesTests {
    private static let portrait = (320.0, 480.0)
    private static let landscape = (480.0, 320.0)
    private static let desktop = (1280.0, 800.0)

    static let sessions: [Session] = [
        Session(
            "step", (2000, 1000), in: portrait,
            start: Session.View(zoom: 0.16, pictureX: 0...320, pictureY: 160...320, limits: 0.16...1.5),
            steps: [(.doubleTap(160, 240), Session.View(zoom: 0.24, x: 333.33...1666.67, pictureY: 120...360))]),
        Session(
            "step", (2000, 1000), in: portrait, steps: [(.doubleTap(0, 240), Session.View(zoom: 0.24, x: 0...1333.33))]),
        Session(
            "step", (2000, 1000), in: portrait,
            steps: [
                (.doubleTap(160, 240), Session.View(zoom: 0.24)), (.doubleTap(160, 240), Session.View(zoom: 0.36)),
                (.doubleTap(160, 240), Session.View(zoom: 0.54)), (.doubleTap(160, 240), Session.View(zoom: 0.81)),
                (.doubleTap(160, 240), Session.View(zoom: 1.215)), (.doubleTap(160, 240), Session.View(zoom: 1.5)),
                (.twoFingerTap, Session.View(zoom: 1)),
            ]),
        Session(
            "step", (64, 64), in: portrait,
            start: Session.View(zoom: 5, pictureX: 0...320, pictureY: 80...400, limits: 5...5),
            steps: [(.doubleTap(160, 240), Session.View(zoom: 5, pictureX: 0...320, pictureY: 80...400))]),
        Session(
            "toggle", (640, 480), in: portrait, start: Session.View(zoom: 0.5, limits: 0.5...1),
            steps: [
                (.doubleTap(320, 240), Session.View(zoom: 1, x: 320...640)),
                (.doubleTap(100, 100), Session.View(zoom: 0.5)),
            ]),
        Session(
            "point", (1000, 2000), in: portrait, ["--min-zoom", "0.1", "--max-zoom", "4"],
            steps: [
                (.zoomTo(1, point: (80, 120)), Session.View(zoom: 1, x: 90...410, y: 260...740)),
                (.zoomTo(2, point: (310, 470)), Session.View(zoom: 2, x: 840...1000, y: 1760...2000)),
            ]),
        Session(
            "cover", (1000, 1000), in: portrait,
            start: Session.View(zoom: 0.48, x: 166.67...833.33, y: 0...1000, limits: 0.001...2)),
        Session(
            "cover", (100, 100), in: portrait, start: Session.View(zoom: 2, pictureX: 60...260, pictureY: 140...340)),
        Session(
            "cover", (1000, 1000), in: portrait, ["--scroll-only"], start: Session.View(zoom: 0.48, limits: 0.48...0.48)
        ),
        Session(
            "avatar", (800, 800), in: portrait, start: Session.View(zoom: 0.4, pictureY: 80...400, limits: 0.4...0.6),
            steps: [
                (.doubleTap(160, 240), Session.View(zoom: 0.6, x: 133.33...666.67, y: 0...800)),
                (.doubleTap(160, 240), Session.View(zoom: 0.4, pictureX: 0...320, pictureY: 80...400)),
            ]),
        Session(
            "avatar", (800, 800), in: landscape, start: Session.View(zoom: 0.4, pictureX: 80...400, limits: 0.4...0.6),
            steps: [(.doubleTap(240, 160), Session.View(zoom: 0.6, x: 0...800, y: 133.33...666.67))]),
        Session(
            "photos", (64, 64), in: desktop,
            start: Session.View(zoom: 1, pictureX: 608...672, pictureY: 368...432, limits: 1...12.5),
            steps: [(.doubleTap(640, 400), Session.View(zoom: 12.5)), (.doubleTap(640, 400), Session.View(zoom: 1))]),
        Session(
            "photos", (6000, 4000), in: desktop, start: Session.View(zoom: 0.2, pictureX: 40...1240, limits: 0.2...8),
            steps: [(.doubleTap(640, 400), Session.View(zoom: 1, x: 2360...3640, y: 1600...2400))]),
    ]

    @Test("A session ends where the table says", arguments: sessions)
    func session(_ session: Session) throws {
        let samples = try SimulatorProcess.samples(session.options, lines: session.lines)
        let wanted = [session.start] + session.steps.map(\.view)
        try #require(samples.count == wanted.count)
        for (number, (sample, view)) in zip(samples, wanted).enumerated() {
            guard let view else { continue }
            try check(sample, view, session, "sample \(number)")
            #expect(sample["settled"] == true, "sample \(number)")
        }
    }

    private func check(
        _ sample: JSONValue, _ wanted: Session.View, _ session: Session, _ name: Comment
    ) throws {
        let zoom = try #require(sample["zoom"]?.number)
        let offset = try #require(sample.numbers("offset"))
        try #require(offset.count == 2)
        #expect(abs(zoom - wanted.zoom) < 1e-9, name)
        let (left, top) = (offset[0], offset[1])
        expect(-left / zoom, (session.view.width - left) / zoom, wanted.x, name)
        expect(-top / zoom, (session.view.height - top) / zoom, wanted.y, name)
        expect(left, left + zoom * session.picture.width, wanted.pictureX, name)
        expect(top, top + zoom * session.picture.height, wanted.pictureY, name)
        let limits = try #require(sample.numbers("limits"))
        try #require(limits.count == 2)
        if let range = wanted.limits {
            #expect(abs(limits[0] - range.lowerBound) < 1e-9 && abs(limits[1] - range.upperBound) < 1e-9, name)
        }
    }

    /// The table is rounded to two digits.
    private func expect(_ low: Double, _ high: Double, _ range: ClosedRange<Double>?, _ name: Comment) {
        guard let range else { return }
        #expect(abs(low - range.lowerBound) < 0.006, name)
        #expect(abs(high - range.upperBound) < 0.006, name)
    }
}

extension JSONValue {
    fileprivate func numbers(_ key: String) -> [Double]? { self[key]?.array?.compactMap { $0.number } }
}
