import Foundation
import Geometry
import Imaging
import TestSupport
import Testing
import Wire

@Suite(
    "JPEGs and PNGs that are damaged or end too early", .serialized, .enabled(if: Corpus.isThere),
    .timeLimit(.minutes(5)))
struct DamageTests {
    /// Whether it was shown with a notice, or refused with a reason.
    private static func isTold(_ story: Bench.Story) -> Bool {
        if story.isDone { return story.notices.contains(.incomplete) }
        guard case .decoding(.damaged(let detail)) = story.failure else { return false }
        return !detail.isEmpty
    }

    @Test(
        "A picture of which a part is missing is shown as far as it goes, and the person is told",
        arguments: ["jpg", "png"])
    func truncated(_ kind: String) throws {
        let bench = Bench()
        let whole = bench.open(Corpus.folder.appending(path: "pillow/hopper.\(kind)"))
        let wanted = try #require(whole.pixels).bytes(ofLevel: 0)
        #expect(whole.notices.isEmpty)
        for (number, percent) in [10, 25, 50, 75, 90, 99].enumerated() {
            let file = Corpus.folder.appending(path: "generated/truncated-\(percent).\(kind)")
            let story = bench.open(file, number: UInt64(number + 2))
            #expect(Self.isTold(story), "\(percent) %: \(String(describing: story.failure)), \(story.notices)")
            guard percent >= 25 else { continue }
            #expect(story.isDone, "\(percent) %: \(String(describing: story.failure))")
            // The upper rows are those of the whole picture: at least a third of what the bytes could hold.
            let seen = story.pixels?.bytes(ofLevel: 0) ?? []
            let rows = 128 * percent / 100 / 3 * 128 * 4
            #expect(Array(seen.prefix(rows)) == Array(wanted.prefix(rows)), "\(percent) %")
        }
    }

    @Test("A picture cut at any byte is told of, or whole", .enabled(if: Truth.hasJPEGTools && Truth.hasImageMagick))
    func cutAnywhere() throws {
        let folder = try ScratchFolder()
        let original = try folder.jpeg("a.jpg", width: 301, height: 203, options: ["-quality", "70"])
        let progressive = try folder.jpeg(
            "p.jpg", width: 301, height: 203, options: ["-quality", "70", "-progressive"])
        let interlaced = folder.url.appending(path: "i.png")
        try ChildProcess.run(["convert", original.path, "-interlace", "PNG", interlaced.path])
        let bench = Bench()
        var number: UInt64 = 0
        let wanted = try [original, progressive, interlaced].map { file in
            number += 1
            return try #require(bench.open(file, number: number).pixels).bytes(ofLevel: 0)
        }
        let files = try [original, progressive, interlaced].map { try [UInt8](Data(contentsOf: $0)) }
        try forAll(cases: 60, seed: 0x43_55_54) { random in
            let kind = random.int(in: 0...2)
            let count = random.int(in: 1...files[kind].count - 1)
            number += 1
            let story = bench.open(try folder.file("cut", Array(files[kind].prefix(count))), number: number)
            let isWhole = story.isDone && story.pixels?.bytes(ofLevel: 0) == wanted[kind]
            let isRefused = story.failure != nil && story.failure != .crashed
            try hold(
                Self.isTold(story) || isWhole || (isRefused && count < 100),
                "kind \(kind) cut at \(count) of \(files[kind].count): \(String(describing: story.failure))")
        }
    }

    @Test("A wrong check sum hides nothing, but is told")
    func checkSum() throws {
        var bytes = try [UInt8](Data(contentsOf: Corpus.folder.appending(path: "pillow/hopper.png")))
        let name = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("IDAT".utf8)) })
        let length = bytes[name - 4..<name].reduce(0) { $0 << 8 | Int($1) }
        bytes[name + 4 + length] ^= 0xFF
        let folder = try ScratchFolder()
        let story = Bench().open(try folder.file("a", bytes))
        #expect(story.isDone && story.notices == .incomplete)
    }

    @Test("A PNG whose chunk never ends is refused at once")
    func endless() throws {
        let header = try [UInt8](Data(contentsOf: Corpus.folder.appending(path: "pngsuite/basn0g08.png"))).prefix(33)
        let folder = try ScratchFolder()
        let chunk: [UInt8] = [0, 0, 0x10, 0] + Array("tEXt".utf8) + [UInt8](repeating: 65, count: 16)
        let story = Bench().open(try folder.file("a", header + chunk))
        #expect(story.failure == .decoding(.damaged(detail: "the file ends too early")))
    }

    @Test("A picture that was changed anywhere is shown or refused, and its helper does not even crash")
    func mutated() throws {
        let folder = try ScratchFolder()
        let bench = Bench()
        let pictures = Corpus.entries.filter {
            ["JPEG", "PNG", "MPO"].contains($0.pillow?.format) && (40..<40_000).contains($0.byteCount)
        }
        #expect(pictures.count > 80)
        var number: UInt64 = 0
        try forAll(cases: 300, seed: 0x4A_50_47) { random in
            guard let entry = random.element(of: pictures) else { return }
            var bytes = entry.bytes
            for _ in 0..<random.int(in: 1...8) {
                let last = random.chance(0.5) ? min(600, bytes.count - 1) : bytes.count - 1
                bytes[random.int(in: 0...last)] = random.pick(0, 0x7F, 0xFF, UInt8(truncatingIfNeeded: random.next()))
            }
            number += 1
            let story = bench.open(try folder.file("mutated", bytes), number: number)
            try hold(!story.isStuck && story.failure != .crashed, "\(entry.path): \(String(describing: story.failure))")
            if case .nonsense(let detail) = story.failure { try hold(false, "\(entry.path): \(detail)") }
        }
    }
}
