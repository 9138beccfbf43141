import TestSupport
import Testing

@MainActor
@Suite("The debug overlay", .serialized, .onStage, .timeLimit(.minutes(1)))
struct DebugOverlayTests {
    private static let everything = "--debug=touches,gesture,camera,tiles,frames"
    private let green = Pixels.RGB(80, 255, 120)

    /// Frames that are presented within some time.
    private func frames(of viewer: Viewer, within milliseconds: Double) throws -> Int {
        let before = try viewer.control.state().frames
        pause(milliseconds: milliseconds)
        return try viewer.control.state().frames - before
    }

    @Test(
        "It draws a ring around each finger, the details stay under them, and once they have gone nothing is drawn any more"
    )
    func fingers() throws {
        let viewer = try Viewer.showing(TestPictures.marked, options: ["--fullscreen", Self.everything])
        #expect(try viewer.control.state().overlay == ["debug"])
        #expect(try eventually(within: 8000) { try frames(of: viewer, within: 300) == 0 })
        try viewer.look(atX: 1200, y: 800, zoom: 0.6)
        let hand = Hand(on: viewer)
        let start = FingerPair((700, 300), (900, 500))
        let end = start.moved(by: (60, 40), spread: 1.3, turn: 25)
        try hand.land(start)
        try hand.move(from: start, to: end)
        try viewer.takeInTouches()
        let places = end.places
        for place in [places.first, places.second] {
            let isThere = try eventually(within: 1000) {
                let screen = try viewer.stage.screen.capture()
                return [(-26, 0), (26, 0), (0, 26)].allSatisfy { dx, dy in
                    let x = Int(place.x) + dx
                    let y = Int(place.y) + dy
                    return (-1...1).contains { near in
                        screen[x + (dx == 0 ? 0 : near), y + (dx == 0 ? near : 0)].distance(to: green) < 60
                    }
                }
            }
            #expect(isThere, "a green ring around \(place)")
        }
        try viewer.stage.keepShot("debug")
        try hand.touch.liftAll()
        try viewer.takeInTouches()
        try viewer.settle()
        let rests = try eventually(within: 10_000) { try frames(of: viewer, within: 700) == 0 }
        #expect(rests, "an idle viewer draws no frames")
    }

    @Test("F12 switches all parts on and off; when they are off the screen is as without them")
    func key() throws {
        let viewer = try Viewer.showing(TestPictures.marked)
        let plain = try viewer.stage.screen.capture()
        try viewer.stage.xdotool("key", "F12")
        #expect(try eventually { try viewer.control.state().overlay == ["debug"] })
        let isDrawn = try eventually { try viewer.stage.screen.capture().differences(from: plain) > 20_000 }
        #expect(isDrawn)
        #expect(try eventually(within: 8000) { try frames(of: viewer, within: 300) == 0 })
        try viewer.stage.xdotool("key", "F12")
        #expect(try eventually { try viewer.stage.screen.capture().differences(from: plain) == 0 })
        #expect(try viewer.control.state().overlay == [])
    }

    @Test("A part that was asked for is drawn alone, and the key toggles it")
    func onePart() throws {
        let viewer = try Viewer.showing(TestPictures.marked, options: ["--fullscreen", "--debug", "camera"])
        try viewer.settle()
        pause(milliseconds: 300)
        let some = try viewer.stage.screen.capture()
        try viewer.stage.xdotool("key", "F12")
        #expect(try eventually { try viewer.control.state().overlay == [] })
        let isGone = try eventually { try viewer.stage.screen.capture().differences(from: some) > 5000 }
        #expect(isGone)
        try viewer.stage.xdotool("key", "F12")
        #expect(try eventually { try viewer.stage.screen.capture().differences(from: some) == 0 })
    }
}
