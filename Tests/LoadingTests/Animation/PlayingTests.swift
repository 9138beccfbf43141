import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite("Animations through real helpers", .serialized, .timeLimit(.minutes(3)))
struct PlayingTests {
    private let id = PictureID(1)

    /// Frames of one color each, of which one takes 256 KB.
    private static func movie(frames: Int) -> GIFBuilder {
        var builder = GIFBuilder(width: 256, height: 256)
        builder.frames = (0..<frames).map { GIFBuilder.Frame(width: 256, height: 256, color: UInt8($0 % 128)) }
        return builder
    }

    /// Follows an opening until something holds of what has become of it; false when that never comes.
    private func follow(
        _ bench: Bench, _ story: inout Bench.Story, patience: Double = 20, until isOver: (Bench.Story) -> Bool
    ) -> Bool {
        let end = monotonicMilliseconds() + patience * 1000
        while true {
            for event in bench.loader.drain() where event.id == id { Bench.note(event.change, in: &story) }
            if isOver(story) { return true }
            if monotonicMilliseconds() >= end { return false }
            pause(milliseconds: 2)
        }
    }

    private func play(_ file: URL, _ bench: Bench, byteLimit: Int = .max) {
        bench.loader.open(
            id, path: Array(file.path.utf8),
            wishes: OpenWishes(largestSideFirst: 0, byteLimit: byteLimit, plays: true))
    }

    private func color(of frame: FrameWritten, in story: Bench.Story) -> UInt8? {
        story.frames?.pixels(inSlot: frame.slot)?.pixel(x: 255, y: 255, level: 0)?.0
    }

    private func isWorking(_ bench: Bench) -> Bool { bench.loader.helpers().contains { $0.picture == id } }

    @Test("Where all frames have a slot each comes once, and the helper ends")
    func keepsAll() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        play(try folder.file("a.gif", Self.movie(frames: 20).bytes), bench)
        var story = Bench.Story()
        #expect(follow(bench, &story) { $0.arrivals.count == 19 })
        #expect(story.animation?.frames == 20 && story.animation?.keepsAll == true)
        #expect(story.arrivals.map(\.index) == Array(1...19))
        #expect(story.arrivals.compactMap { color(of: $0, in: story) } == Array(1...19))
        #expect(try #require(story.pixels?.pixel(x: 0, y: 0, level: 0)?.0) == 0)
        #expect(
            eventually {
                _ = bench.loader.drain(); return !isWorking(bench)
            })
        #expect(story.failure == nil && story.stop == nil)
    }

    @Test(
        "A helper never writes more frames than it has slots; one that is given back gets the next frame, over and over"
    )
    func backPressure() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        // The picture itself, and three frames.
        play(try folder.file("a.gif", Self.movie(frames: 8).bytes), bench, byteLimit: 4 * 256 << 10)
        var story = Bench.Story()
        #expect(follow(bench, &story) { $0.arrivals.count == 3 })
        #expect(story.animation?.slots == 3 && story.animation?.byteCount == 3 * 256 << 10)
        #expect(!follow(bench, &story, patience: 0.3) { $0.arrivals.count > 3 })
        let helper = try #require(bench.loader.helpers().first { $0.picture == id }?.processID)
        let before = try #require(ProcessTable.entry(helper)).ticks
        pause(milliseconds: 300)
        #expect(try #require(ProcessTable.entry(helper)).ticks - before <= 1, "it waits without working")
        var shown: [FrameWritten] = []
        for round in 0..<30 {
            let next = story.arrivals[round]
            #expect(next.index == 1 + round % 7)
            #expect(color(of: next, in: story) == UInt8(next.index))
            shown.append(next)
            story.frames?.release(slot: next.slot)
            #expect(follow(bench, &story) { $0.arrivals.count == 4 + round })
        }
    }

    @Test("Another frame than the next one is decoded from the start, and then those after it")
    func seeking() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        play(try folder.file("a.gif", Self.movie(frames: 30).bytes), bench, byteLimit: 4 * 256 << 10)
        var story = Bench.Story()
        #expect(follow(bench, &story) { $0.arrivals.count == 3 })
        for (number, frame) in [20, 1, 29, 15].enumerated() {
            story.arrivals = []
            story.frames?.seek(to: frame, keeping: nil)
            #expect(follow(bench, &story) { $0.arrivals.count == 3 })
            let wanted = (0..<3).map { frame + $0 > 29 ? frame + $0 - 29 : frame + $0 }
            #expect(story.arrivals.map(\.index) == wanted)
            #expect(story.arrivals.compactMap { color(of: $0, in: story) } == wanted.map { UInt8($0) })
            #expect(story.arrivals.allSatisfy { $0.generation == number + 1 })
        }
    }

    @Test("Without the wish to play there is the first frame, and the word that there are more")
    func firstFrameOnly() throws {
        let folder = try ScratchFolder()
        let story = Bench().open(try folder.file("a.gif", Self.movie(frames: 9).bytes))
        #expect(story.isDone && story.animation?.frames == 9 && story.animation?.slots == 0 && story.frames == nil)
        #expect(story.notices == [])
    }

    @Test("Where not even two frames fit into the memory the first one is shown, and a notice says why")
    func tooLarge() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        play(try folder.file("a.gif", Self.movie(frames: 9).bytes), bench, byteLimit: 3 * 256 << 10 - 1)
        var story = Bench.Story()
        #expect(follow(bench, &story) { $0.isDone })
        #expect(story.animation == nil && story.notices == .largeFrames)
    }

    @Test("A frame that cannot be read ends the animation before it; the helper says so and goes on with the others")
    func shortened() throws {
        var builder = PNGBuilder(width: 256, height: 256)
        builder.frames = (0..<6).map { PNGBuilder.Frame(width: 256, height: 256, color: [UInt8($0), 0, 0, 255]) }
        var bytes = builder.bytes
        // The fifth frame's stream of compressed data begins with what no such stream begins with.
        var start = 0
        for _ in 0..<4 { start = try #require(bytes[(start + 1)...].firstRange(of: Array("fdAT".utf8))?.lowerBound) }
        bytes[start + 8] = 0
        let folder = try ScratchFolder()
        let bench = Bench()
        play(try folder.file("a.png", bytes), bench, byteLimit: 3 * 256 << 10)
        var story = Bench.Story()
        for _ in 0..<8 {
            let count = story.arrivals.count
            #expect(follow(bench, &story) { $0.arrivals.count > count })
            if let last = story.arrivals.last { story.frames?.release(slot: last.slot) }
        }
        #expect(story.shortened == 4)
        #expect(story.notices == .incomplete)
        #expect(story.arrivals.prefix(8).map(\.index) == [1, 2, 3, 1, 2, 3, 1, 2])
    }

    @Test("A helper that is killed while it plays is the end of the animation, not of the picture")
    func killed() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        play(try folder.file("a.gif", Self.movie(frames: 9).bytes), bench, byteLimit: 4 * 256 << 10)
        var story = Bench.Story()
        #expect(follow(bench, &story) { $0.arrivals.count == 3 })
        kill(try #require(bench.loader.helpers().first { $0.picture == id }?.processID), SIGKILL)
        #expect(follow(bench, &story) { $0.stop != nil })
        #expect(story.stop == .crashed && story.failure == nil && story.openings == 1)
        // What has come can still be read.
        #expect(story.arrivals.compactMap { color(of: $0, in: story) } == [1, 2, 3])
        story.frames?.release(slot: 0)
    }

    @Test("A helper that plays takes no place from the others")
    func placeForOthers() throws {
        let folder = try ScratchFolder()
        var limits = LoadingLimits()
        limits.helpersAtOnce = 1
        let bench = Bench(limits: limits)
        play(try folder.file("a.gif", Self.movie(frames: 9).bytes), bench, byteLimit: 4 * 256 << 10)
        var story = Bench.Story()
        #expect(follow(bench, &story) { $0.arrivals.count == 3 })
        let still = try folder.file("b", TestPictures.ppm(width: 2, height: 2) { _, _ in (1, 2, 3) })
        #expect(bench.open(still, number: 2).isDone)
        #expect(isWorking(bench))
        bench.loader.cancel(id)
        #expect(eventually { !isWorking(bench) })
    }

    @Test("However long it plays, a helper takes no more memory, and its processor time is renewed")
    func memoryBound() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        play(try folder.file("a.gif", Self.movie(frames: 40).bytes), bench, byteLimit: 4 * 256 << 10)
        var story = Bench.Story()
        func rounds(_ count: Int) {
            for _ in 0..<count {
                let arrived = story.arrivals.count
                guard let next = story.arrivals.last else { break }
                story.frames?.release(slot: next.slot)
                #expect(follow(bench, &story) { $0.arrivals.count > arrived })
            }
        }
        #expect(follow(bench, &story) { $0.arrivals.count == 3 })
        rounds(80)
        let helper = try #require(bench.loader.helpers().first { $0.picture == id })
        rounds(200)
        let after = try #require(bench.loader.helpers().first { $0.picture == id })
        #expect(after.processID == helper.processID)
        #expect(after.residentBytes - helper.residentBytes < 1 << 20)
        let limits = try String(contentsOf: URL(filePath: "/proc/\(helper.processID)/limits"), encoding: .utf8)
        let time = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max cpu time") })
        #expect(time.contains("unlimited"))
    }
}
