import Drawing
import Geometry
import Scene
import Testing
import Tiling
import Viewing

@Suite("Which drawn tiles stand in for finer ones")
struct DebugPiecesTests {
    /// A whole tile of a level at a scale in device pixels per content pixel.
    private func quad(level: Int, scale: Double) -> DrawCommand {
        let side = 512 * scale * Double(1 << level)
        return .tile(
            TileQuad(
                key: TileKey(picture: PictureID(1), level: level, column: 0, row: 0),
                source: Rect(x: 0, y: 0, width: 512, height: 512), topLeft: DevicePoint(x: 10, y: 10),
                topRight: DevicePoint(x: 10 + side, y: 10), bottomLeft: DevicePoint(x: 10, y: 10 + side),
                bottomRight: DevicePoint(x: 10 + side, y: 10 + side), sampling: .smooth))
    }

    private func isCoarse(level: Int, scale: Double, firstLevel: Int = 0) throws -> Bool {
        let pyramid = try #require(
            Pyramid(picture: PictureID(1), size: PixelSize(width: 8000, height: 6000), firstLevel: firstLevel))
        let pieces = DebugScene.pieces(in: [quad(level: level, scale: scale)]) { $0 == PictureID(1) ? pyramid : nil }
        #expect(pieces.map(\.tile.level) == [level])
        return pieces.first?.isCoarse ?? false
    }

    @Test("A level is coarse when its pixels are larger than the screen's")
    func coarse() throws {
        #expect(try !isCoarse(level: 0, scale: 4))
        #expect(try !isCoarse(level: 1, scale: 0.4))
        #expect(try isCoarse(level: 2, scale: 0.6))
        #expect(try !isCoarse(level: 0, scale: 0.3))
    }

    @Test("The finest level that exists stands in for nothing")
    func finest() throws { #expect(try !isCoarse(level: 2, scale: 1, firstLevel: 2)) }

    @Test("What is no tile is none, and a tile of an unknown picture is not called coarse")
    func others() {
        let mesh = DrawCommand.mesh(Mesh(vertices: [], indices: []))
        let pieces = DebugScene.pieces(in: [mesh, quad(level: 3, scale: 1)]) { _ in nil }
        #expect(pieces.map(\.isCoarse) == [false])
    }
}
