import Foundation
import Geometry
import TestSupport
import Testing
import Wire

@testable import DecoderHost

@Suite("The levels of a picture")
struct PyramidTests {
    @Test("Opaque white beside transparent gives white with alpha 128")
    func whiteBesideTransparent() throws {
        let level = try Levels(TestRaster(width: 1026, height: 1) { x, _ in x % 2 == 0 ? 0xFFFF_FFFF : 0 })
        #expect(level.pixel(3, 0, level: 1) == 0x8080_8080)
    }

    @Test("Black beside white gives 188")
    func blackBesideWhite() throws {
        let level = try Levels(TestRaster(width: 1026, height: 2) { x, _ in x % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 })
        #expect(level.pixel(3, 0, level: 1) == 0xFFBC_BCBC)
    }

    @Test("A plain color stays what it is, on every level", arguments: [0xFF01_0203, 0xFF80_FE11, 0x8012_7F40])
    func plain(_ color: UInt32) throws {
        let levels = try Levels(TestRaster(width: 1037, height: 131) { _, _ in color })
        for level in levels.layout.levels {
            #expect(levels.pixel(level.size.width - 1, level.size.height - 1, level: level.index) == color)
        }
    }

    @Test("Each 8-bit number comes back as itself from linear light")
    func identity() throws {
        let levels = try Levels(TestRaster(width: 1024, height: 1) { x, _ in 0xFF00_0000 | UInt32(x / 4) })
        for value in 0..<256 {
            #expect(levels.pixel(2 * value, 0, level: 1) == 0xFF00_0000 | UInt32(value))
        }
    }

    @Test("Each level is the half of the finer one, as computed with real numbers, for sizes of any kind")
    func against() throws {
        try forAll(cases: 16, seed: 0x50_59_52) { random in
            let isWide = random.chance(0.5)
            let width = random.int(in: isWide ? 513...1300 : 1...12)
            let height = random.int(in: isWide ? 1...12 : 513...1300)
            let seed = random.next()
            let isOpaque = random.chance(0.4)
            let levels = try Levels(
                TestRaster(width: width, height: height) { x, y in
                    TestRaster.noise(x, y, seed, isOpaque: isOpaque)
                })
            try levels.check()
        }
    }

    @Test("Levels that are not stored do not change the others", arguments: 0...4)
    func firstLevel(_ first: Int) throws {
        let raster = TestRaster(width: 4099, height: 67) { x, y in TestRaster.noise(x, y, 7, isOpaque: false) }
        let all = try Levels(raster)
        let some = try Levels(raster, firstLevel: first)
        #expect(some.layout.levelCount == all.layout.levelCount)
        for level in some.layout.levels {
            #expect(some.bytes(of: level) == all.bytes(of: level), "level \(level.index)")
        }
    }

    @Test("A file in any of the eight orientations stands upright", arguments: Orientation.allCases)
    func orientations(_ orientation: Orientation) throws {
        // The upright picture numbers its pixels; each orientation stores it in its own way (EXIF 2.32, 4.6.4 A).
        let upright = PixelSize(width: 37, height: 21)
        let stored = orientation.upright(upright)
        let raster = TestRaster(width: stored.width, height: stored.height) { column, row in
            let (x, y) = uprightPlace(
                column: column, row: row, orientation: orientation.rawValue, upright: upright)
            return 0xFF00_0000 | UInt32(y << 8 | x)
        }
        let levels = try Levels(raster, orientation: orientation)
        for y in 0..<upright.height {
            for x in 0..<upright.width {
                #expect(levels.pixel(x, y, level: 0) == 0xFF00_0000 | UInt32(y << 8 | x), "\(x), \(y)")
            }
        }
    }

    @Test("The level that reaches the wished side is announced first, the coarser ones next, then the finer ones")
    func order() throws {
        let layout = try #require(PyramidLayout(size: PixelSize(width: 6000, height: 4000)))
        #expect(layout.levels(first: 1920).map(\.index) == [1, 2, 3, 4, 0])
        #expect(layout.levels(first: 0).map(\.index) == [4, 3, 2, 1, 0])
        #expect(layout.levels(first: 100_000).map(\.index) == [0, 1, 2, 3, 4])
        #expect(layout.levels(first: 750).map(\.index) == [3, 4, 2, 1, 0])
    }
}
