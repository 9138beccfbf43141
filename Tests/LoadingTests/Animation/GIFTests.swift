import Foundation
import Geometry
import TestSupport
import Testing
import Wire

@Suite("GIFs that move, by hand")
struct GIFTests {
    private func reel(_ builder: GIFBuilder) throws -> Reel? { try reel(builder.bytes) }

    private func reel(_ bytes: [UInt8]) throws -> Reel? {
        let folder = try ScratchFolder()
        return try Reel(folder.file("moving.gif", bytes))
    }

    private static func rgba(_ number: UInt8?) -> [UInt8] {
        guard let number else { return [0, 0, 0, 0] }
        let color = GIFBuilder.color(number)
        return [color.red, color.green, color.blue, 255]
    }

    /// A canvas of 3 x 1 pixels: one color, then a frame at its right end.
    private func pair(disposal: UInt8) -> GIFBuilder {
        var builder = GIFBuilder(width: 3, height: 1)
        builder.frames = [
            GIFBuilder.Frame(width: 3, height: 1, color: 1), GIFBuilder.Frame(width: 1, height: 1, color: 2),
            GIFBuilder.Frame(width: 1, height: 1, color: 3),
        ]
        builder.frames[1].x = 1
        builder.frames[1].disposal = disposal
        builder.frames[2].x = 2
        return builder
    }

    @Test(
        "A frame whose time is over stays, becomes transparent, or gives way to what it covered; unknown ways mean that it stays",
        arguments: [(0, 2), (1, 2), (2, nil), (3, 1), (4, 1), (5, 2), (7, 2)] as [(UInt8, UInt8?)])
    func disposal(_ way: UInt8, _ left: UInt8?) throws {
        let reel = try #require(try reel(pair(disposal: way)))
        #expect((0..<3).map { reel.pixel($0, 0, frame: 1) } == [1, 2, 1].map(Self.rgba))
        #expect((0..<3).map { reel.pixel($0, 0, frame: 2) } == [1, left, 3].map(Self.rgba))
        #expect(reel.wrongChanges == [])
    }

    @Test(
        "The canvas begins transparent, whatever background the file names; a first frame that is to be restored leaves nothing"
    )
    func background() throws {
        var builder = pair(disposal: 0)
        builder.frames[0] = GIFBuilder.Frame(width: 1, height: 1, color: 9)
        builder.frames[0].disposal = 3
        let reel = try #require(try reel(builder))
        #expect((0..<3).map { reel.pixel($0, 0, frame: 0) } == [9, nil, nil].map(Self.rgba))
        #expect((0..<3).map { reel.pixel($0, 0, frame: 1) } == [nil, 2, nil].map(Self.rgba))
    }

    @Test("Transparent pixels leave what is below; the frames of a pass do not show through into the next")
    func transparency() throws {
        var builder = GIFBuilder(width: 3, height: 1)
        builder.frames = [
            GIFBuilder.Frame(width: 3, height: 1, pixels: [4, 5, 6]),
            GIFBuilder.Frame(width: 3, height: 1, pixels: [7, 7, 8]),
        ]
        builder.frames[0].transparent = 5
        builder.frames[1].transparent = 7
        let folder = try ScratchFolder()
        let file = try folder.file("moving.gif", builder.bytes)
        for passes in 1...3 {
            let reel = try #require(try Reel(file, passes: passes))
            #expect((0..<3).map { reel.pixel($0, 0, frame: 0) } == [4, nil, 6].map(Self.rgba))
            #expect((0..<3).map { reel.pixel($0, 0, frame: 1) } == [4, nil, 8].map(Self.rgba))
        }
    }

    @Test(
        "A frame that reaches out of the canvas is cut, one that lies outside changes nothing, and none of them moves another"
    )
    func outside() throws {
        var builder = GIFBuilder(width: 2, height: 2)
        builder.frames = [
            GIFBuilder.Frame(width: 2, height: 2, color: 1),
            GIFBuilder.Frame(width: 3, height: 3, pixels: [2, 3, 4, 5, 6, 7, 8, 9, 10]),
            GIFBuilder.Frame(width: 2, height: 2, color: 11),
        ]
        (builder.frames[1].x, builder.frames[1].y) = (1, 1)
        (builder.frames[2].x, builder.frames[2].y) = (60_000, 7)
        builder.frames[2].disposal = 2
        let reel = try #require(try reel(builder))
        for frame in [1, 2] {
            let seen = [(0, 0), (1, 0), (0, 1), (1, 1)].map { reel.pixel($0.0, $0.1, frame: frame) }
            #expect(seen == [1, 1, 1, 2].map(Self.rgba))
        }
        #expect(reel.wrongChanges == [])
    }

    @Test("The rows of an interlaced frame come where they belong")
    func interlaced() throws {
        var builder = GIFBuilder(width: 1, height: 9)
        let rows: [UInt8] = [0, 8, 4, 2, 6, 1, 3, 5, 7]
        builder.frames = [
            GIFBuilder.Frame(width: 1, height: 9, pixels: rows), GIFBuilder.Frame(width: 1, height: 9, color: 0),
        ]
        builder.frames[0].isInterlaced = true
        let reel = try #require(try reel(builder))
        #expect((0..<9).map { reel.pixel(0, $0, frame: 0) } == (0..<9).map(Self.rgba))
    }

    @Test("Times of up to a hundredth of a second, and frames without one, are shown for a tenth")
    func times() throws {
        var builder = GIFBuilder(width: 1, height: 1)
        for delay in [0, 1, 2, 3, 65_535, nil] {
            builder.frames.append(GIFBuilder.Frame(width: 1, height: 1, color: 1))
            builder.frames[builder.frames.count - 1].delay = delay
        }
        #expect(try reel(builder)?.durations == [100, 100, 20, 30, 655_350, 100])
    }

    @Test(
        "A file that says nothing is played once, 0 means for ever, and a number that of the repetitions",
        arguments: [(nil, 1), (0, 0), (1, 2), (65_535, 65_536)] as [(Int?, Int)])
    func repetitions(_ said: Int?, _ plays: Int) throws {
        var builder = pair(disposal: 0)
        builder.repetitions = said
        #expect(try reel(builder)?.plays == plays)
    }

    @Test("A file with one frame does not move")
    func still() throws {
        var builder = pair(disposal: 0)
        builder.frames.removeLast(2)
        #expect(try reel(builder) == nil)
    }

    @Test(
        "Of a frame that is cut off in a row, the pixels before the cut are shown, and it is said that the file is damaged"
    )
    func cutFrame() throws {
        var builder = pair(disposal: 0)
        builder.frames[1] = GIFBuilder.Frame(width: 3, height: 1, pixels: [2, 3])
        let reel = try #require(try reel(builder))
        #expect((0..<3).map { reel.pixel($0, 0, frame: 1) } == [2, 3, 1].map(Self.rgba))
        #expect((0..<3).map { reel.pixel($0, 0, frame: 2) } == [2, 3, 3].map(Self.rgba))
        #expect(reel.notices == .incomplete)
    }

    @Test("Cut anywhere, a file has a prefix of its frames, and says so")
    func truncated() throws {
        let whole = pair(disposal: 3).bytes
        let all = try #require(try reel(whole))
        let folder = try ScratchFolder()
        for count in stride(from: whole.count - 1, to: 13, by: -1) {
            guard let reel = try Reel(folder.file("cut.gif", Array(whole[..<count]))) else { continue }
            #expect(reel.notices == .incomplete)
            let good = reel.frames.count - 1
            #expect(Array(all.frames[..<good]) == Array(reel.frames[..<good]), "\(count) bytes")
        }
    }
}
