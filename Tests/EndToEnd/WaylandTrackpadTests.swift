import TestSupport
import Testing

/// Trackpads cannot be played on this compositor; what it would be told of them is in the tests of the platform. Here it is asked for them.
@MainActor
@Suite("Trackpads and wheels on Wayland", .serialized, .onWayland, .timeLimit(.minutes(1)))
struct WaylandTrackpadTests {
    @Test("The compositor is asked for gestures, tells a wheel from fingers, and gets all of it back at the end")
    func gestures() throws {
        let stage = try Stage.wayland(scale: 1)
        // The library then writes down all that is said.
        let viewer = try Viewer(
            [("a.bmp", TestPictures.marked.bmp)], on: stage, environment: ["WAYLAND_DEBUG": "client"])
        try viewer.waitUntilShown()
        func hears(_ words: String) -> Bool { eventually { viewer.process.standardError.contains(words) } }
        #expect(hears(".get_pinch_gesture("))
        #expect(hears(".get_swipe_gesture("))

        try viewer.look(atX: 1200, y: 800, zoom: 1)
        try stage.xdotool("mousemove", "300", "300", "mousemove", "400", "300", "click", "4")
        // A wheel's notch, though this compositor says 15 units, which are no whole number of SDL's.
        #expect(try eventually { abs(try viewer.control.state().camera.zoom - 1.2) < 1e-9 })
        #expect(hears(".axis_source(0)"))

        let result = try viewer.quit { try $0.control.perform("quit") }
        #expect(result.status == 0)
        let said = viewer.process.standardError
        for what in ["zwp_pointer_gesture_pinch_v1@", "zwp_pointer_gesture_swipe_v1@"] {
            #expect(said.split(separator: "\n").contains { $0.contains(what) && $0.hasSuffix(".destroy()") }, "\(what)")
        }
    }
}
