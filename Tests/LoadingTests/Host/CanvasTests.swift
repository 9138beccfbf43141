import Geometry
import Synchronization
import TestSupport
import Testing
import Wire

@testable import DecoderHost

@Suite("The canvas that codecs decode onto, row by row", .timeLimit(.minutes(3)))
struct CanvasTests {
    private static let noise: @Sendable (Int, Int) -> UInt32 = { TestRaster.noise($0, $1, 9, isOpaque: false) }

    @Test(
        "In each orientation, for sizes of any kind, stored from any level on, all levels are those of the whole picture",
        arguments: Orientation.allCases)
    func levels(_ orientation: Orientation) throws {
        try forAll(cases: 8, seed: 0x43_41_4E) { random in
            let isWide = random.chance(0.5)
            let (long, short) = (random.int(in: 513...2300), random.int(in: 1...70))
            let raster = TestRaster(width: isWide ? long : short, height: isWide ? short : long, Self.noise)
            let first = random.int(in: 0...3)
            let wanted = try Levels(raster, orientation: orientation, firstLevel: first)
            let stage = try CanvasStage(raster.size, orientation, firstLevel: first)
            stage.paint { raster.copy(row: $0, columns: 0..<raster.size.width, to: $1) }
            for level in wanted.layout.levels {
                try hold(
                    stage.bytes(of: level) == wanted.bytes(of: level),
                    "\(raster.size), \(orientation), level \(level.index) of those from \(first) on")
            }
        }
    }

    @Test(
        "A codec that writes rows again finds what it wrote before, and rows that it leaves out stay",
        arguments: Orientation.allCases)
    func passes(_ orientation: Orientation) throws {
        for first in 0...1 {
            let raster = TestRaster(width: 601, height: 75, Self.noise)
            let wanted = try Levels(raster, orientation: orientation, firstLevel: first)
            let stage = try CanvasStage(raster.size, orientation, firstLevel: first, rewritesRows: true)
            stage.paint { row, target in
                raster.copy(row: row, columns: 0..<601, to: target)
                target[7] ^= 0x00FF_FFFF
            }
            stage.paint { row, target in
                if row % 3 != 0 { target[7] ^= 0x00FF_FFFF }
            }
            stage.paint(upTo: 74) { row, target in
                if row % 3 == 0 { target[7] ^= 0x00FF_FFFF }
            }
            for level in wanted.layout.levels {
                #expect(stage.bytes(of: level) == wanted.bytes(of: level), "level \(level.index) from \(first) on")
            }
            #expect(stage.rows.map(\.pass) == stage.rows.map(\.pass).sorted())
            #expect(stage.rows.last?.pass == 2)
        }
    }

    @Test("Rows are announced without a gap, each once a pass: from the top, from the bottom, or as columns at the end")
    func announcements() throws {
        for orientation in Orientation.allCases {
            let raster = TestRaster(width: 900, height: 1100, Self.noise)
            let stage = try CanvasStage(raster.size, orientation, firstLevel: 0, largestSideFirst: 550)
            stage.paint { raster.copy(row: $0, columns: 0..<900, to: $1) }
            let layout = try #require(PyramidLayout(size: orientation.upright(raster.size)))
            for level in layout.levels {
                let ranges = stage.rows.filter { $0.level == level.index }.map(\.rows)
                let ordered = ranges.first?.lowerBound == 0 ? ranges : ranges.reversed()
                #expect(ordered.first?.lowerBound == 0 && ordered.last?.upperBound == level.size.height)
                for (one, next) in zip(ordered, ordered.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
                #expect(!orientation.exchangesSides || ranges.count == 1)
            }
            #expect(stage.rows.first?.level == 1, "the wished level comes first")
            if !orientation.exchangesSides {
                #expect(stage.rows.first?.rows.count ?? 0 <= 8, "the first band does not wait for more")
            }
        }
    }

    @Test("What is left of a pass can be filled with one color")
    func fill() throws {
        let stage = try CanvasStage(PixelSize(width: 40, height: 50), .upsideDown, firstLevel: 0)
        stage.paint(upTo: 21, fill: 0xFF11_2233) { row, target in
            target.update(repeating: UInt32(row), count: 40)
        }
        let level = try #require(PyramidLayout(size: PixelSize(width: 40, height: 50))?.levels.first)
        let rows = stage.bytes(of: level).enumerated().filter { $0.offset % 40 == 0 }.map(\.element)
        #expect(rows == Array(repeating: 0xFF11_2233, count: 29) + (0..<21).reversed().map { UInt32($0) })
    }
}
