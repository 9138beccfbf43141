import Drawing
import Geometry
import Scene
import Testing
import Viewing

@Suite("The ring says how far the loading is")
struct OverlayRingTests {
    private let center = DevicePoint(x: 200, y: 150)
    private let radius = 33.0

    /// The color at a place of the ring, by turns clockwise from 12 o'clock in eighths (with a little more, to be off the ends).
    private func colors(_ progress: OverlayRing.Progress) -> [UInt8?] {
        let frame = OverlayTestDrawing.frame(Overlay(.ring(OverlayRing(progress))), width: 400, height: 300)
        guard let mesh = OverlayTestDrawing.meshes(frame).first else { return [] }
        let diagonal = radius * 0.5.squareRoot()
        // Right of 12 o'clock, then every quarter's middle.
        let places = [
            (4.0, -radius), (diagonal, -diagonal), (diagonal, diagonal), (-diagonal, diagonal), (-diagonal, -diagonal),
        ]
        return places.map { dx, dy in
            OverlayTestDrawing.topColor(mesh, at: DevicePoint(x: center.x + dx, y: center.y + dy))?.alpha
        }
    }

    private let arc: UInt8? = 255
    private let track: UInt8? = 46

    @Test("At the beginning there is only the track")
    func nothing() { #expect(colors(.fraction(0)) == [track, track, track, track, track]) }

    @Test("A half is the right half")
    func half() { #expect(colors(.fraction(0.5)) == [arc, arc, arc, track, track]) }

    @Test("The whole is a whole ring")
    func whole() { #expect(colors(.fraction(1)) == [arc, arc, arc, arc, arc]) }

    @Test("A little more is a little longer")
    func grows() {
        #expect(colors(.fraction(0.2)) == [arc, arc, track, track, track])
        #expect(colors(.fraction(0.7)) == [arc, arc, arc, arc, track])
    }

    @Test("Where nobody knows, an arc of less than a quarter turns")
    func turning() {
        #expect(colors(.turning(0)) == [arc, arc, track, track, track])
        #expect(colors(.turning(0.25)) == [track, track, arc, track, track])
        #expect(colors(.turning(0.85)) == [arc, track, track, track, arc])
    }

    @Test("Its edges fade over one device pixel at every scale", arguments: [1.0, 2, 3])
    func feathered(scale: Double) throws {
        let frame = OverlayTestDrawing.frame(
            Overlay(.ring(OverlayRing(.fraction(1)))), width: 400, height: 300, scale: scale)
        let mesh = try #require(OverlayTestDrawing.meshes(frame).first)
        let middle = DevicePoint(x: 200 * scale, y: 150 * scale)
        let outer = mesh.vertices.filter { $0.color.red == 236 }
        let seen = outer.filter { $0.color.alpha == 255 }.map { ($0.position - middle).length }
        let faded = outer.filter { $0.color.alpha == 0 }.map { ($0.position - middle).length }
        let edge = try #require(seen.max()), end = try #require(faded.max())
        #expect(abs(end - edge - 1) < 1e-9)
        #expect(abs((edge + end) / 2 - (33 + 2.25) * scale) < 1e-9)
    }

    @Test("It lies in the middle, its name below; in the corner at the upper right")
    func places() throws {
        let ring = OverlayRing(.fraction(0.5), name: "東京.jpg")
        let middle = OverlayTestDrawing.frame(Overlay(.ring(ring)), width: 400, height: 300)
        let name = try #require(OverlayTestDrawing.bitmaps(middle).last)
        #expect(name.minY > 150 + radius && abs(name.center.x - 200) <= 0.5)
        let corner = OverlayTestDrawing.frame(Overlay(.cornerRing(ring)), width: 400, height: 300)
        let points = try #require(OverlayTestDrawing.meshes(corner).first).vertices.map(\.position)
        #expect(points.allSatisfy { $0.y < 60 })
        #expect(points.contains { $0.x > 380 })
        #expect(points.allSatisfy { $0.x > 200 })
    }

    @Test(
        "It says the percent, rounded down: 99 is not done",
        arguments: [(0.0, "0"), (0.379, "37"), (0.999, "99"), (1, "100")])
    func percent(fraction: Double, digits: String) {
        let frame = OverlayTestDrawing.frame(Overlay(.ring(OverlayRing(.fraction(fraction)))), width: 400, height: 300)
        let ids = frame.commands.compactMap { if case .bitmap(let id, _, _) = $0 { id } else { nil } }
        let wanted = (digits + "%").map { BitmapID(UInt64(truncatingIfNeeded: String($0).hashValue)) }
        #expect(ids == wanted)
    }
}
