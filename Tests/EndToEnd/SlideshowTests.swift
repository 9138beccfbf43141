import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A slideshow", .serialized, .onStage, .timeLimit(.minutes(2)))
struct SlideshowTests {
    private static let colors = [TestPictures.red, TestPictures.green, TestPictures.blue]

    private static func plain(_ color: Pixels.RGB) -> Pixels {
        let row = [UInt32](repeating: color.word, count: 1280)
        return Pixels(width: 1280, height: 800) { _ in row[...] }
    }

    private func viewer(_ options: String...) throws -> Viewer {
        let pictures = Self.colors.enumerated().map { ("\($0).bmp", Self.plain($1).bmp) }
        let viewer = try Viewer(pictures, options: ["--fullscreen"] + options)
        try viewer.control.wait(for: "painted")
        return viewer
    }

    private func index(_ viewer: Viewer) throws -> Int { try viewer.control.state().picture.index }

    @Test("Pictures come by themselves, each fades over into the next one, and the first one comes after the last")
    func goes() throws {
        let viewer = try viewer("--slideshow", "2")
        var mixtures = 0
        var seen: [Int] = []
        let isThrough = try eventually(within: 30_000, every: 10) {
            let color = try viewer.stage.screen.capture()[640, 400]
            if let place = Self.colors.firstIndex(where: { $0.distance(to: color) <= 2 }) {
                if seen.last != place { seen.append(place) }
            } else {
                mixtures += 1
                if mixtures == 3 { try viewer.stage.keepShot("slideshow-fade") }
            }
            return seen.count >= 5
        }
        #expect(isThrough, "\(seen)")
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 == ($0 + 1) % 3 }, "\(seen)")
        #expect(mixtures > 0)
    }

    @Test("A finger on the glass pauses it, and after the finger it takes a whole time to go on")
    func finger() throws {
        let viewer = try viewer("--slideshow", "2")
        let touch = viewer.stage.server.touch
        try touch.down(1, x: 600, y: 400)
        try viewer.takeInTouches()
        let held = try index(viewer)
        for step in 0..<5 {
            pause(milliseconds: 1000)
            try touch.move(1, x: 600 + Double(step % 2), y: 400)
            #expect(try index(viewer) == held)
        }
        try touch.up(1)
        try viewer.takeInTouches()
        let lifted = monotonicMilliseconds()
        #expect(try eventually(within: 10_000, every: 5) { try index(viewer) != held })
        #expect(monotonicMilliseconds() - lifted > 1900)
    }

    @Test("S and the control socket start and pause it")
    func toggling() throws {
        let viewer = try viewer()
        #expect(try viewer.control.state().slideshow?.running == false)
        try viewer.stage.xdotool("key", "s")
        #expect(try eventually { try viewer.control.state().slideshow?.running == true })
        #expect(try viewer.control.perform("slideshow", ["running": false])["running"] as? Bool == false)
        #expect(try viewer.control.state().overlay.contains("notice"))
        try viewer.stage.xdotool("key", "space")
        #expect(try eventually { try viewer.control.state().slideshow?.running == true })
    }

    @Test("A picture that moves slowly is caught where it is, and a recording shows the same movement to the last bit")
    func motion() throws {
        let folder = try TemporaryFolder()
        let recording = folder.file("r.jsonl")
        let viewer = try viewer("--slideshow", "3", "--slideshow-motion", "--record", recording)
        #expect(try eventually { try viewer.control.state().gesture == "animate" })
        #expect(try eventually(within: 20_000) { try index(viewer) == 1 })
        pause(milliseconds: 1500)
        let touch = viewer.stage.server.touch
        try touch.down(1, x: 600, y: 400)
        try viewer.takeInTouches()
        let caught = try viewer.control.state().camera
        pause(milliseconds: 500)
        #expect(try viewer.control.state().camera == caught)
        try touch.up(1)
        try viewer.takeInTouches()
        #expect(try viewer.control.state().camera == caught)
        _ = try viewer.quit { try $0.control.perform("quit") }
        let replayed = try ReplayedTouch(recording)
        let zooms = Set(replayed.samples.map(\.zoom))
        #expect(zooms.count > 20, "nothing moved")
        #expect(zooms.contains(caught.zoom))
    }

    @Test("A paused slideshow draws nothing and uses no processor time")
    func idle() throws {
        let viewer = try viewer("--slideshow", "1", "--slideshow-motion")
        #expect(try eventually(within: 10_000) { try index(viewer) > 0 })
        try viewer.control.perform("slideshow", ["running": false])
        #expect(try eventually(within: 15_000) { try viewer.control.state().overlay == [] })
        pause(milliseconds: 500)
        let before = try viewer.control.state().frames
        pause(milliseconds: 2000)
        #expect(try viewer.control.state().frames == before)
    }
}
