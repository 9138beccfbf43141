import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The list under real fingers", .serialized, .onStage, .timeLimit(.minutes(3)))
struct ListTests {
    private static let colors = [TestPictures.red, TestPictures.green, TestPictures.blue]

    /// A viewer of some plain pictures that fill the screen, the colors taking turns.
    private func viewer(_ count: Int, options: [String] = []) throws -> Viewer {
        let folder = try TemporaryFolder()
        for (number, color) in Self.colors.enumerated() {
            let row = [UInt32](repeating: color.word, count: 1280)
            try folder.write(Pixels(width: 1280, height: 800) { _ in row[...] }.bmp, to: "color\(number)")
        }
        for number in 0..<count {
            // A hundred thousand names cost nothing; the files are three.
            let name = folder.file(String(format: "picture %05d.bmp", number))
            guard link(folder.file("color\(number % 3)"), name) == 0 else { throw Trouble("no link: \(errno)") }
        }
        for number in 0..<3 { try FileManager.default.removeItem(atPath: folder.file("color\(number)")) }
        let viewer = try Viewer([], options: ["--fullscreen"] + options + [folder.path], keeping: folder)
        guard try eventually(within: 30_000, { try viewer.control.state().picture.count == count }) else {
            throw Trouble("The album has \(try viewer.control.state().picture.count) pictures.")
        }
        try viewer.control.wait(for: "loaded")
        return viewer
    }

    /// The middle of a cell of a list of 7 columns, 1280 points wide, that is scrolled to its top.
    private func middle(ofCell index: Int, columns: Int = 7) -> (x: Double, y: Double) {
        let side = (1280 - 8 * Double(columns + 1)) / Double(columns)
        let pitch = side + 8 + 20
        return (8 + Double(index % columns) * (side + 8) + side / 2, 8 + Double(index / columns) * pitch + side / 2)
    }

    private func shows(_ color: Pixels.RGB, at place: (x: Double, y: Double), in viewer: Viewer) throws -> Bool {
        try eventually(within: 3000) {
            try viewer.stage.screen.capture()[Int(place.x), Int(place.y)].distance(to: color) <= 3
        }
    }

    @Test(
        "A tap opens the picture, L and Escape go to the list and back, and a picture pinched small is let go into the list"
    )
    func roundTrip() throws {
        let viewer = try viewer(12, options: ["--start-in-list"])
        let hand = Hand(on: viewer)
        let list = try viewer.control.wait(for: "painted")
        #expect(list.list.open && list.list.columns == 7 && list.list.count == 12 && list.overlay.contains("list"))
        for index in 0..<12 {
            #expect(try shows(Self.colors[index % 3], at: middle(ofCell: index), in: viewer), "cell \(index)")
        }
        try viewer.stage.keepShot("list")
        let cell = middle(ofCell: 8)
        try hand.tap(x: cell.x, y: cell.y)
        try viewer.takeInTouches()
        let opened = try viewer.settle()
        #expect(!opened.list.open && opened.picture.index == 8)
        #expect(try viewer.control.wait(for: "sharp").camera.offset == [0, 0])
        #expect(try shows(Self.colors[2], at: (20, 20), in: viewer))

        try viewer.stage.xdotool("key", "l")
        #expect(try eventually { try viewer.control.state().list.open })
        #expect(try viewer.settle().list.selection == 8)
        try viewer.stage.xdotool("key", "Escape")
        #expect(try eventually { try !viewer.control.state().list.open })
        try viewer.settle()
        #expect(try shows(Self.colors[2], at: (20, 20), in: viewer))

        let pair = FingerPair(middle: (640, 400), reach: 300, degrees: 10)
        try hand.land(pair)
        try hand.move(from: pair, to: pair.moved(spread: 0.4))
        try viewer.takeInTouches()
        #expect(try viewer.control.state().camera.zoom < 0.8)
        try viewer.stage.server.touch.liftAll()
        try viewer.takeInTouches()
        #expect(try viewer.settle().list.open)
        #expect(try shows(Self.colors[2], at: cell, in: viewer))
        #expect(try shows(Self.colors[1], at: middle(ofCell: 7), in: viewer))
    }

    @Test(
        "In a list of 20,000 a fling goes on frame by frame, is caught by a finger, and shows thumbnails where it stops"
    )
    func fling() throws {
        let viewer = try viewer(20_000, options: ["--start-in-list"])
        let (touch, hand) = (viewer.stage.server.touch, Hand(on: viewer))
        try viewer.control.wait(for: "painted")
        var flung = try viewer.control.state()
        // A machine that is too busy sees the fingers in few places, and no speed.
        for _ in 0..<4 {
            let before = try viewer.control.state()
            try hand.fling(from: (640, 700), to: (640, 150), steps: 16)
            try viewer.takeInTouches()
            flung = try viewer.control.state()
            guard !flung.settled else { continue }
            #expect(flung.list.open && flung.list.offset > before.list.offset + 400)
            break
        }
        let later = try poll(within: 3000) {
            let state = try viewer.control.state()
            return state.frames >= flung.frames + 10 || state.settled ? state : nil
        }
        let caught = try #require(later)
        #expect(caught.frames >= flung.frames + 10 && caught.list.offset > flung.list.offset, "frames keep coming")
        try touch.down(1, x: 640, y: 400)
        try viewer.takeInTouches()
        let held = try viewer.control.state()
        pause(milliseconds: 150)
        #expect(try viewer.control.state().list.offset == held.list.offset, "a finger holds it")
        try touch.up(1)
        try viewer.takeInTouches()
        let rest = try viewer.settle()
        #expect(rest.list.open && rest.list.offset == held.list.offset, "a catch opens nothing")
        try viewer.stage.xdotool("key", "End")
        let end = try viewer.settle()
        #expect(end.list.selection == 19_999 && end.list.offset > 500_000)
        let painted = try viewer.control.wait(for: "painted")
        #expect(painted.helpers.count <= 8)
        try viewer.stage.keepShot("end of 20000")
        try viewer.stage.xdotool("key", "Return")
        #expect(try eventually { try viewer.control.state().picture.index == 19_999 })
        try viewer.control.wait(for: "sharp")
        #expect(try shows(Self.colors[19_999 % 3], at: (20, 20), in: viewer))
    }

    @Test("A pinch makes thumbnails larger under the fingers, and leaves whole columns")
    func pinch() throws {
        let viewer = try viewer(60, options: ["--start-in-list"])
        let hand = Hand(on: viewer)
        try viewer.control.wait(for: "painted")
        let pair = FingerPair(middle: (640, 300), reach: 100, degrees: 20)
        try hand.land(pair)
        try hand.move(from: pair, to: pair.moved(spread: 2))
        try viewer.takeInTouches()
        try viewer.stage.keepShot("pinched list")
        try viewer.stage.server.touch.liftAll()
        try viewer.takeInTouches()
        let rest = try viewer.settle()
        #expect(rest.list.open && (3...4).contains(rest.list.columns))
        #expect(try viewer.control.wait(for: "painted").list.complete)
        let (status, leftOver) = try viewer.quit { try $0.control.perform("quit") }
        #expect(status == 0 && leftOver.isEmpty, "\(leftOver)")
    }

    @Test("The strip shows the pictures around the current one, and a tap on one goes there")
    func strip() throws {
        let viewer = try viewer(30, options: ["--strip"])
        try viewer.control.wait(for: "sharp")
        let name = "thumbnail-3"
        let target = try poll(within: 5000) { try viewer.control.state().targets.first { $0.name == name } }
        let place = try #require(target).center
        #expect(try shows(Self.colors[0], at: place, in: viewer), "its thumbnail")
        try viewer.stage.keepShot("strip")
        try Hand(on: viewer).tap(x: place.x, y: place.y)
        try viewer.takeInTouches()
        #expect(try eventually { try viewer.control.state().picture.index == 3 })
        #expect(try viewer.control.state().camera.offset == [0, 0], "the picture does not move")
    }
}
