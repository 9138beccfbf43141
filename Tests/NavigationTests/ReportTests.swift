import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

/// Faults that people reported of other viewers, each as the hand felt it, and what is right instead.
@Suite("Reports from other programs")
struct ReportTests {
    private func stand() throws -> Stand {
        Stand(try .boundless(), zoom: 1, center: ContentPoint(x: 30_000, y: 30_000))
    }

    /// Two fingers spread to twice their distance while both move by (-60, 40).
    private func spread(_ stand: inout Stand) -> [ViewPoint] {
        let start = [at(420, 400), at(580, 400)]
        stand.land(start, at: 2000)
        for step in 1...20 {
            let part = Double(step) / 20
            let places = moved(start, by: ViewVector(dx: -60, dy: 40) * part, spread: 1 + part)
            stand.place(places, at: 2000 + Double(step) * 16)
        }
        return moved(start, by: ViewVector(dx: -60, dy: 40), spread: 2)
    }

    @Test(
        "Two details stay under two fingers that spread and move; nothing jumps when one lifts or drags on (zoomimage#122)"
    )
    func twoDetails() throws {
        var stand = try stand()
        let details = [at(420, 400), at(580, 400)].map { stand.camera.contentPoint(at: $0) }
        let places = spread(&stand)
        #expect(abs(stand.camera.zoom - 2) < 0.001)
        for (detail, place) in zip(details, places) {
            #expect((stand.camera.viewPoint(of: detail) - place).length < 0.001)
        }
        let before = stand.camera
        stand.touch(1, .ended, places[0], at: stand.time + 16)
        #expect(stand.camera == before)
        stand.touch(2, .moved, places[1], at: stand.time + 16)
        #expect((stand.camera.offset - before.offset).length < 1e-9)
        stand.touch(2, .moved, places[1] + ViewVector(dx: 70, dy: -30), at: stand.time + 16)
        let dragged = stand.camera.viewPoint(of: details[1]) - (places[1] + ViewVector(dx: 70, dy: -30))
        #expect(dragged.length < 0.001)
    }

    @Test(
        "The view does not snap to the finger that stays (react-native-zoom-toolkit#36)", arguments: [1, 2] as [Int64])
    func snapsToFinger(lifted: Int64) throws {
        var stand = try stand()
        let places = spread(&stand)
        let before = stand.camera
        stand.touch(lifted, .ended, places[Int(lifted) - 1], at: stand.time + 16)
        let left = Int(2 - lifted)
        stand.touch(3 - lifted, .moved, places[left] + ViewVector(dx: 2, dy: 1), at: stand.time + 16)
        #expect((stand.camera.offset - before.offset).length < 3)
    }

    @Test("A second pinch starts from its own fingers (libgdx#373)")
    func secondPinch() throws {
        var stand = try stand()
        let places = spread(&stand)
        stand.lift(places, at: stand.time + 100)
        try stand.settle()
        let before = stand.camera
        let second = [at(100, 700), at(130, 600)]
        stand.land(second, at: stand.time + 100)
        #expect(stand.camera == before)
        let anchor = stand.camera.contentPoint(at: centroid(second))
        let end = moved(second, by: ViewVector(dx: 10, dy: 5), spread: 0.75)
        stand.place(end, at: stand.time + 16)
        #expect(abs(stand.camera.zoom / before.zoom - 0.75) < 1e-9)
        #expect((stand.camera.viewPoint(of: anchor) - centroid(end)).length < 1e-3)
    }

    @Test("Two fingers that land in one frame make no jump (Helioviewer#409)")
    func landInOneFrame() throws {
        var stand = try stand()
        let before = stand.camera
        for (finger, place) in [(Int64(1), at(100, 100)), (2, at(900, 700))] {
            stand.sendWithoutFrame(
                .touch(Touch(finger: FingerID(finger: finger), phase: .began, position: place)), at: 2000)
        }
        stand.advance(to: 2016)
        #expect(stand.camera == before)
        stand.place([at(100, 100), at(900, 700)], at: 2032)
        #expect((stand.camera.offset - before.offset).length < 1e-9)
    }

    @Test("A tap with a trembling finger does not fling (Zoomable#70)")
    func tapFlings() throws {
        var stand = try stand()
        let before = stand.camera
        stand.touch(1, .began, at(500, 400), at: 2000)
        for (time, place) in [(2008.0, at(503, 402)), (2016, at(506, 404)), (2024, at(508, 405))] {
            stand.touch(1, .moved, place, at: time)
        }
        stand.touch(1, .ended, at(508, 405), at: 2030)
        try stand.settle()
        #expect(stand.camera == before)
    }

    @Test("A fling goes where the finger went, not where its last noisy segment points (flutter_map#2225)")
    func noisySegment() throws {
        var stand = try stand()
        stand.drag(from: at(200, 400), by: Array(repeating: ViewVector(dx: 12, dy: 0), count: 12))
        let end = at(200 + 144 + 1, 400 + 10)
        stand.touch(1, .moved, end, at: stand.time + 8)
        stand.touch(1, .ended, end, at: stand.time)
        let start = stand.camera.offset
        try stand.settle()
        let way = stand.camera.offset - start
        #expect(way.dx > 500)
        #expect(abs(way.dy) < 0.08 * way.dx)
    }

    @Test("Ending a zoom does not fling (EhViewer#838)")
    func zoomEnds() throws {
        var stand = try stand()
        let places = spread(&stand)
        let before = stand.camera
        stand.touch(2, .ended, places[1], at: stand.time + 4)
        stand.touch(1, .ended, places[0], at: stand.time + 12)
        try stand.settle()
        #expect(stand.camera == before)
    }

    @Test("A move without time makes no infinite velocity (telephoto#53)")
    func infiniteVelocity() throws {
        var stand = try stand()
        stand.drag(from: at(200, 400), by: Array(repeating: ViewVector(dx: 12, dy: 0), count: 6))
        stand.touch(1, .moved, at(290, 400), at: stand.time)
        stand.touch(1, .moved, at(310, 400), at: stand.time - 5)
        stand.touch(1, .ended, at(310, 400), at: stand.time)
        let start = stand.camera.offset
        try stand.settle()
        #expect((stand.camera.offset - start).length < flingDistance(5))
        #expect(stand.camera.offset.isFinite)
    }

    @Test("One can pan while pinching (panzoom#86)")
    func panWhilePinching() throws {
        var stand = try stand()
        let before = stand.camera.contentPoint(at: at(500, 400))
        let places = [at(400, 400), at(600, 400)]
        stand.land(places, at: 2000)
        stand.place(moved(places, by: ViewVector(dx: 100, dy: -80), spread: 1.5), at: 2016)
        #expect((stand.camera.viewPoint(of: before) - at(600, 320)).length < 1e-3)
    }

    @Test("A double tap zooms where it was tapped, not at the center (photo_view#82)")
    func doubleTapPlace() throws {
        var stand = Stand(try Situation(picture: (6000, 4000), view: (1280, 800)))
        let tapped = stand.camera.contentPoint(at: at(300, 600))
        try stand.doubleTap(at(300, 600))
        #expect((stand.camera.viewPoint(of: tapped) - at(300, 600)).length < 1e-6)
    }

    @Test("A pinch works while the picture settles (photo_view#133)")
    func pinchWhileSettling() throws {
        var stand = Stand(try Situation(picture: (4000, 3000), view: (800, 600)), zoom: 0.5, center: .zero)
        stand.fling(from: at(50, 300), by: Array(repeating: ViewVector(dx: 30, dy: 0), count: 6))
        stand.wait(60)
        let zoom = stand.camera.zoom
        stand.land([at(300, 300), at(400, 300)], at: stand.time)
        stand.place([at(250, 300), at(450, 300)], at: stand.time + 16)
        #expect(abs(stand.camera.zoom / zoom - 2) < 1e-9)
    }

    @Test("The speed does not depend on the frame rate (flickity#1175)", arguments: [4.0, 8, 16, 33, 100])
    func frameRate(frame: Double) throws {
        var stand = try stand()
        stand.fling(from: at(200, 400), by: Array(repeating: ViewVector(dx: 12, dy: 0), count: 8))
        let start = stand.camera.offset
        let released = stand.time
        while stand.time < released + 396 { stand.advance(to: min(stand.time + frame, released + 400)) }
        stand.advance(to: released + 400)
        #expect(
            abs((stand.camera.offset - start).dx - 1.5 * 499 * (1 - exponential(400 * naturalLogarithm(0.998)))) < 0.01)
    }

    @Test("A pinch zooms about the fingers, not about the center of the view (openseadragon#2141)")
    func zoomPlace() throws {
        var stand = try stand()
        let held = stand.camera.contentPoint(at: at(150, 150))
        let places = [at(100, 150), at(200, 150)]
        stand.land(places, at: 2000)
        stand.place(moved(places, by: .zero, spread: 1.8), at: 2016)
        #expect((stand.camera.viewPoint(of: held) - at(150, 150)).length < 1e-3)
    }

    @Test("After one of two fingers has lifted, the other pans (Gallery#728)")
    func panAfterLift() throws {
        var stand = try stand()
        let places = spread(&stand)
        stand.touch(1, .ended, places[0], at: stand.time + 16)
        let before = stand.camera.offset
        stand.touch(2, .moved, places[1] + ViewVector(dx: 100, dy: 100), at: stand.time + 16)
        #expect((stand.camera.offset - before - ViewVector(dx: 100, dy: 100)).length < 1e-6)
    }

    @Test("Half a pixel of finger noise at 40 mm makes less than 0.5 % of zoom noise (touch-vtt#90)")
    func noise() throws {
        try forAll(cases: 2000, seed: 2501) { random in
            var stand = try stand()
            let places = [at(400, 400), at(551, 400)]
            stand.land(places, at: 2000)
            let shaken = places.map {
                $0 + ViewVector(dx: 40 + random.double(in: -0.35...0.35), dy: random.double(in: -0.35...0.35))
            }
            stand.place(shaken, at: 2016)
            try holdEqual(stand.camera.zoom, 1, within: 0.005, "zoom")
        }
    }

    @Test("Two fingers that pan and pinch with the tremble of a hand do not make the picture spin (qView#348)")
    func spin() throws {
        try forAll(cases: 2000, seed: 2502) { random in
            var stand = try stand()
            var places = [at(400, 400), at(551, 430)]
            stand.land(places, at: 2000)
            for step in 1...20 {
                let way = ViewVector(dx: random.double(in: -9...9), dy: random.double(in: -9...9))
                places = places.map {
                    $0 + way + ViewVector(dx: random.double(in: -2...2), dy: random.double(in: -2...2))
                }
                stand.place(places, at: 2000 + Double(step) * 16)
                try hold(stand.camera.rotation == .none, "turned by \(stand.camera.rotation.degrees)")
            }
        }
    }

    @Test("Dragging slowly to an edge ends at the edge (aves#316)")
    func edge() throws {
        var stand = Stand(
            try Situation(picture: (4000, 3000), view: (800, 600)), zoom: 0.5, center: ContentPoint(x: 900, y: 1500))
        stand.drag(from: at(100, 300), by: Array(repeating: ViewVector(dx: 4, dy: 0), count: 60), every: 30)
        stand.touch(1, .ended, at(340, 300), at: stand.time + 100)
        try stand.settle()
        #expect(stand.camera.offset.x == 0)
        #expect(stand.camera.zoom == 0.5)
    }
}
