import Geometry
import Testing

@Suite("The pyramid's layout")
struct PyramidLayoutTests {
    @Test("Each level is half of the one before, rounded up, and the last fits into 512 x 512")
    func levels() {
        let sizes = PyramidLayout.levelSizes(of: PixelSize(width: 6001, height: 4000))
        #expect(
            sizes == [
                PixelSize(width: 6001, height: 4000), PixelSize(width: 3001, height: 2000),
                PixelSize(width: 1501, height: 1000), PixelSize(width: 751, height: 500),
                PixelSize(width: 376, height: 250),
            ])
        #expect(PyramidLayout.levelSizes(of: PixelSize(width: 512, height: 512))?.count == 1)
        #expect(PyramidLayout.levelSizes(of: PixelSize(width: 513, height: 1))?.count == 2)
    }

    @Test(
        "Rows are padded to 64 bytes and levels begin on pages, without overlapping",
        arguments: [
            (1, 1), (513, 3), (6001, 4000), (30_000, 1), (17, 70_000),
        ])
    func places(width: Int, height: Int) {
        guard let layout = PyramidLayout(size: PixelSize(width: width, height: height)) else {
            Issue.record("no layout")
            return
        }
        var end = 0
        for level in layout.levels {
            #expect(level.bytesPerRow % 64 == 0 && level.bytesPerRow >= level.size.width * 4)
            #expect(level.bytesPerRow - level.size.width * 4 < 64)
            #expect(level.offset % 4096 == 0 && level.offset >= end && level.offset - end < 4096)
            #expect(level.byteCount == level.bytesPerRow * level.size.height)
            end = level.offset + level.byteCount
        }
        #expect(layout.byteCount >= end && layout.byteCount % 4096 == 0)
    }

    @Test("A neighbor is stored without its finest levels, and keeps their numbers")
    func firstLevel() {
        let layout = PyramidLayout(size: PixelSize(width: 6000, height: 4000), firstLevel: 2)
        #expect(layout?.levels.map(\.index) == [2, 3, 4])
        #expect(layout?.level(1) == nil)
        #expect(layout?.level(2)?.size == PixelSize(width: 1500, height: 1000))
        #expect(layout?.levelCount == 5)
        #expect(PyramidLayout(size: PixelSize(width: 10, height: 10), firstLevel: 9)?.firstLevel == 0)
    }

    @Test(
        "A size that no memory could hold has no layout",
        arguments: [
            PixelSize(width: 0, height: 5), PixelSize(width: -3, height: 5), PixelSize(width: .max, height: 2),
            PixelSize(width: .max / 8, height: .max / 8),
        ])
    func impossible(size: PixelSize) {
        #expect(PyramidLayout(size: size) == nil)
    }
}
