import Glibc
import TestSupport
import Testing

@MainActor
@Suite("The controls", .serialized, .onStage, .timeLimit(.minutes(1)))
struct ControlsTests {
    /// A viewer of three pictures with the controls at a side.
    private func viewer(_ side: String = "bottom", _ options: [String] = []) throws -> Viewer {
        let pictures = ["a", "b", "c"].map { ("\($0).bmp", TestPictures.marked.bmp) }
        let viewer = try Viewer(pictures, options: ["--fullscreen", "--controls", side] + options)
        try viewer.waitUntilShown()
        return viewer
    }

    @Test("A tap on the picture brings the controls, another one takes them away, and then nothing is drawn any more")
    func tap() throws {
        let viewer = try viewer()
        let hand = Hand(on: viewer)
        #expect(try viewer.control.state().targets.isEmpty)
        try hand.tap(x: 640, y: 300)
        try viewer.waitForControls()
        try viewer.stage.keepShot("controls")
        try hand.tap(x: 640, y: 300)
        #expect(try eventually { try !viewer.control.state().overlay.contains("controls") })
        let frames = try viewer.control.state().frames
        pause(milliseconds: 600)
        #expect(try viewer.control.state().frames == frames)
    }
}

extension Viewer {
    /// Waits until the controls are there and answer; returns the state then.
    @discardableResult
    func waitForControls() throws -> ViewerState {
        guard try eventually({ try control.state().target("fullscreen") != nil }) else {
            throw Trouble("The controls do not come: \(try control.state())")
        }
        pause(milliseconds: 250)
        return try control.state()
    }
}

extension ViewerState {
    /// What answers by a name.
    func target(_ name: String) -> Target? { targets.last { $0.name == name } }
}
