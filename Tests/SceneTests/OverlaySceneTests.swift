import Drawing
import Geometry
import Scene
import TestSupport
import Testing
import Viewing

@Suite("The overlay is drawn inside the window")
struct OverlaySceneTests {
    @Test("Nothing leaves the window, whatever its size and scale", arguments: OverlayTestDrawing.samples)
    func inside(overlay: Overlay) throws {
        try forAll(cases: 120, seed: 0x0E1A) { generator in
            let scale = generator.pick(1.0, 1.25, 2, 3)
            let width = generator.chance(0.5) ? generator.double(in: 1...150) : generator.double(in: 1...2000)
            let height = generator.chance(0.5) ? generator.double(in: 1...150) : generator.double(in: 1...2000)
            let frame = OverlayTestDrawing.frame(overlay, width: width, height: height, scale: scale)
            let points =
                OverlayTestDrawing.meshes(frame).flatMap { $0.vertices.map(\.position) }
                + OverlayTestDrawing.bitmaps(frame).flatMap {
                    [$0.origin, DevicePoint(x: $0.maxX, y: $0.maxY)]
                }
            // A faded corner may lie half a pixel outside.
            for point in points {
                try hold(
                    point.x >= -0.51 && point.y >= -0.51 && point.x <= width * scale + 0.51
                        && point.y <= height * scale + 0.51,
                    "\(point) in \(width) x \(height) at \(scale)")
            }
        }
    }

    @Test("Meshes are whole triangles of corners that exist, with finite places", arguments: OverlayTestDrawing.samples)
    func sound(overlay: Overlay) {
        for (width, height) in [(1.0, 1.0), (12, 9), (120, 90), (1280, 800)] {
            for mesh in OverlayTestDrawing.meshes(OverlayTestDrawing.frame(overlay, width: width, height: height)) {
                #expect(mesh.indices.count.isMultiple(of: 3))
                #expect(mesh.indices.allSatisfy { mesh.vertices.indices.contains(Int($0)) })
                #expect(mesh.vertices.allSatisfy { $0.position.isFinite })
            }
        }
    }

    @Test("Bitmaps lie on whole pixels, at their own size", arguments: OverlayTestDrawing.samples)
    func crisp(overlay: Overlay) {
        let frame = OverlayTestDrawing.frame(overlay, width: 333.3, height: 251.7, scale: 1.25)
        for place in OverlayTestDrawing.bitmaps(frame) {
            for number in [place.minX, place.minY, place.maxX, place.maxY] { #expect(number == number.rounded()) }
        }
    }

    @Test(
        "A window without area, or with sizes that are no numbers, draws nothing",
        arguments: [
            (0.0, 100.0, 1.0), (100, 0, 1), (-5, 10, 1), (.nan, 10, 1), (.infinity, 10, 1), (10, 10, 0), (10, 10, .nan),
        ])
    func noArea(width: Double, height: Double, scale: Double) {
        for overlay in OverlayTestDrawing.samples {
            let frame = OverlayTestDrawing.frame(overlay, width: width, height: height, scale: scale)
            #expect(frame.commands.isEmpty)
        }
    }

    @Test("Texts that are not there are asked for, and asking ends", arguments: OverlayTestDrawing.samples)
    func missing(overlay: Overlay) {
        for (width, height) in [(40.0, 30.0), (120, 90), (1280, 800)] {
            var known: Set<TextRequest> = []
            for round in 0..<5 {
                let now = known
                let frame = OverlayScene.frame(of: overlay, view: ViewSize(width: width, height: height), scale: 1) {
                    now.contains($0) ? OverlayTestDrawing.everyText($0) : nil
                }
                #expect(Set(frame.missing) == Set(frame.used).subtracting(known))
                if frame.missing.isEmpty { break }
                known.formUnion(frame.missing)
                #expect(round < 4, "the same texts are asked for again and again")
            }
        }
    }

    @Test("In a window with room the first frame asks for everything, so that a card comes in one piece")
    func oneRound() {
        let frame = OverlayScene.frame(
            of: Overlay(.card(OverlayTestDrawing.card)), view: ViewSize(width: 800, height: 600), scale: 1
        ) { _ in nil }
        #expect(frame.commands.isEmpty)
        #expect(
            Set(frame.missing)
                == Set(
                    OverlayTestDrawing.frame(
                        Overlay(.card(OverlayTestDrawing.card)), width: 800, height: 600
                    ).used))
    }

    @Test("The seconds go on without new texts")
    func seconds() {
        let used = [19, 20, 345].map { seconds in
            let ring = OverlayRing(.fraction(0.5), name: "a.jpg", elapsedSeconds: seconds)
            return Set(OverlayTestDrawing.frame(Overlay(.ring(ring)), width: 400, height: 300).used)
        }
        #expect(used[0] == used[1] && used[1] == used[2])
    }
}
