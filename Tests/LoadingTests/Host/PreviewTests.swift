import Geometry
import Testing
import Wire

@testable import DecoderHost

@Suite("Previews of a picture")
struct PreviewTests {
    private static func preview(_ width: Int, _ height: Int, enlargement: Int = 4) throws -> Preview {
        let pixels = (0..<width * height).map { 0xFF00_0000 | UInt32($0 % width * 255 / max(width - 1, 1)) }
        return try #require(
            Preview(size: PixelSize(width: width, height: height), pixels: pixels, mostEnlargement: enlargement))
    }

    @Test("A preview covers the levels up to the wished one that are at most four times as large, and the coarsest one")
    func levels() throws {
        // 6400 x 4800, 3200 x 2400, 1600 x 1200, 800 x 600, 400 x 300.
        let size = PixelSize(width: 6400, height: 4800)
        for (width, wish, shown) in [(160, 1920, [4]), (320, 1200, [3, 4]), (320, 300, [4]), (90, 1920, [4])] {
            let stage = try CanvasStage(size, .upright, firstLevel: 0, largestSideFirst: wish)
            stage.canvas.show(try Self.preview(width, width * 3 / 4))
            #expect(stage.rows.map(\.level).sorted() == shown.sorted(), "\(width) for \(wish)")
            #expect(stage.rows.allSatisfy { $0.pass == 0 && $0.rows.lowerBound == 0 })
            #expect(stage.canvas.pass == 1)
        }
    }

    @Test("A preview of another shape is not shown")
    func shape() throws {
        let stage = try CanvasStage(PixelSize(width: 6000, height: 4000), .upright, firstLevel: 0)
        stage.canvas.show(try Self.preview(160, 120))
        #expect(stage.rows.isEmpty && stage.canvas.pass == 0)
        stage.canvas.show(try Self.preview(160, 107))
        #expect(!stage.rows.isEmpty)
    }

    @Test("A preview is turned like its picture, and scaled without steps", arguments: Orientation.allCases)
    func turned(_ orientation: Orientation) throws {
        let size = PixelSize(width: 1600, height: 1200)
        let stage = try CanvasStage(size, orientation, firstLevel: 0)
        stage.canvas.show(try Self.preview(160, 120))
        let layout = try #require(PyramidLayout(size: orientation.upright(size)))
        let level = try #require(layout.levels.last)
        let pixels = stage.bytes(of: level)
        let line =
            orientation.exchangesSides
            ? (0..<level.size.height).map { pixels[$0 * level.size.width] & 0xFF }
            : pixels.prefix(level.size.width).map { $0 & 0xFF }
        let rises = (line.first ?? 0) < (line.last ?? 0)
        let ordered = rises ? line : line.reversed()
        #expect(ordered == ordered.sorted() && ordered.first == 0 && ordered.last == 255)
        #expect(zip(ordered, ordered.dropFirst()).allSatisfy { $1 - $0 <= 2 })
        let reversed: Set<Orientation> = [.mirrored, .upsideDown, .transversed, .lyingRight]
        #expect(rises != reversed.contains(orientation), "\(orientation)")
    }
}
