import Glibc
import TestSupport
import Testing

@MainActor
@Suite("Files and helpers that fail", .serialized, .onStage, .timeLimit(.minutes(1)))
struct HelperTests {
    private static let good = TestPictures.quadrants(width: 300, height: 200).png

    nonisolated static let unreadable: [(name: String, bytes: [UInt8])] = [
        ("empty.jpg", []),
        ("words.png", Array("This is no picture at all, whatever its name says.\n".utf8)),
        ("header-only.png", Array(TestPictures.quadrants(width: 300, height: 200).png.prefix(40))),
        ("zeros.gif", [UInt8](repeating: 0, count: 5000)),
        ("jpeg-start.jpg", [0xff, 0xd8, 0xff, 0xe0, 0, 16] + Array("JFIF".utf8) + [UInt8](repeating: 7, count: 300)),
    ]

    @Test("A file that cannot be shown gives a card that names it, and the next picture opens", arguments: unreadable)
    func card(name: String, bytes: [UInt8]) throws {
        let viewer = try Viewer([(name, bytes)])
        try expectCard(in: viewer, naming: name)
        try expectNextPictureOpens(in: viewer)
    }

    @Test("A file that is not there gives a card")
    func missingFile() throws {
        let viewer = try Viewer([], options: ["--fullscreen", "/nowhere/picture.jpg"])
        try expectCard(in: viewer, naming: "picture.jpg")
    }

    @Test("A picture with another format's name is shown as what it is")
    func mislabelled() throws {
        let viewer = try Viewer([("really-a-png.jpg", Self.good)])
        let state = try viewer.control.wait(for: "loaded")
        #expect(state.picture.error == nil)
        #expect(state.picture.format == "png")
        #expect(state.picture.size == [300, 200])
    }

    @Test("When every helper that is started for a picture is killed there is a card, and the viewer lives")
    func killedHelpers() throws {
        let large = TestPictures.quadrants(width: 6000, height: 4000)
        let folder = try TemporaryFolder()
        let path = try folder.write(large.bmp, to: "large.bmp")
        var killed = 0
        let viewer = try Viewer([], options: ["--fullscreen", path]) { process in
            _ = eventually(within: 3000, every: 0.5) {
                killed += Self.killHelpers(of: process)
                return killed > 0
            }
        }
        let failed = try eventually(within: 10_000, every: 1) {
            let loading = try viewer.control.state().picture.loading
            if loading != "failed" { killed += Self.killHelpers(of: viewer.process) }
            return loading == "failed"
        }
        #expect(failed)
        #expect(killed > 0)
        try expectCard(in: viewer, naming: "large.bmp")
        try expectNextPictureOpens(in: viewer)
    }

    @Test(
        "A slow picture shows the ring, in a corner of a picture that is there before, and then itself",
        arguments: [true, false])
    func ring(hasFormer: Bool) throws {
        let viewer = try Viewer(hasFormer ? [("first.png", Self.good)] : [])
        if hasFormer { try viewer.waitUntilShown() }
        let path = try viewer.folder.write(TestPictures.marked.bmp, to: "slow picture.bmp")
        // The spare helper is stopped before it gets its picture: no decoder could be slower.
        let stopped = try #require(
            try poll(within: 3000) { try viewer.control.state().helpers.first { $0.picture == nil }?.pid })
        kill(stopped, SIGSTOP)
        defer { kill(stopped, SIGCONT) }
        try viewer.control.perform("open", ["path": path])
        let rings: Set = ["ring", "cornerRing"]
        let ring = hasFormer ? "cornerRing" : "ring"
        #expect(try eventually(within: 3000) { try viewer.control.state().overlay.contains(ring) })
        // The former picture has 300 x 200 pixels.
        let former = hasFormer ? 300 * 200 : 0
        let isSeen = try eventually {
            let count = try viewer.stage.screen.capture().drawnCount
            return count > former + 300 && count < former + 30_000
        }
        #expect(isSeen, "the ring is on the screen")
        pause(milliseconds: 300)
        try viewer.stage.keepShot(ring)
        kill(stopped, SIGCONT)
        let state = try viewer.control.wait(for: "loaded")
        #expect(state.picture.error == nil)
        #expect(state.picture.size == [2400, 1600])
        #expect(try eventually(within: 3000) { try rings.isDisjoint(with: viewer.control.state().overlay) })
    }

    @Test(
        "A decoder that lies or dies gives a card; the viewer goes on and shows the next picture with a good one",
        arguments: ["crash rows", "hang-up middle", "wild-rows rows", "huge-size size", "long-packet start"])
    func hostile(_ lie: String) throws {
        let tools = try TemporaryFolder()
        let flag = tools.file("good")
        let script = try tools.write(
            Array(
                """
                #!/bin/sh
                [ -e '\(flag)' ] && exec '\(Viewer.programs)/vitrine-decode'
                exec '\(Viewer.programs)/hostile-helper' \(lie)

                """.utf8), to: "decoder")
        chmod(script, 0o755)
        let viewer = try Viewer([("a.png", Self.good)], keeping: tools, environment: ["VITRINE_DECODER": script])
        try expectCard(in: viewer, naming: "a.png")
        _ = try tools.write([], to: "good")
        // The spare decoder may be one that was started before; a file of which a decoder said nonsense is not tried again.
        let isShown = try (0..<3).contains { index in
            let next = try viewer.folder.write(Self.good, to: "next\(index).png")
            try viewer.control.perform("open", ["path": next])
            return try viewer.control.wait(for: "loaded").picture.size == [300, 200]
        }
        #expect(isShown)
        #expect(viewer.process.exitStatus == nil)
    }

    private static func killHelpers(of process: ChildProcess) -> Int {
        let helpers = ProcessTable.descendants(of: process.number).filter {
            $0.name == "vitrine-decode" && $0.state != "Z"
        }
        for helper in helpers { kill(helper.number, SIGKILL) }
        return helpers.count
    }

    private func expectCard(in viewer: Viewer, naming name: String) throws {
        let state = try viewer.control.wait(for: "loaded")
        #expect(state.picture.loading == "failed")
        #expect(try eventually { try viewer.control.state().overlay.contains("card") })
        let isReadable = try eventually { try viewer.stage.screen.capture().drawnCount > 1000 }
        #expect(isReadable, "the card is on the screen")
        let error = try #require(state.picture.error)
        #expect(error.count > 10)
        try viewer.stage.keepShot("card of \(name)")
        let path = try #require(state.picture.path)
        #expect(path.hasSuffix(name))
    }

    private func expectNextPictureOpens(in viewer: Viewer) throws {
        let path = try viewer.folder.write(Self.good, to: "next.png")
        try viewer.control.perform("open", ["path": path])
        #expect(
            try eventually(within: 5000) {
                let state = try viewer.control.state()
                return state.picture.loading == "done" && state.picture.size == [300, 200]
                    && !state.overlay.contains("card")
            })
    }
}
