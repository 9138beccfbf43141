import TestSupport
import Testing
import WebServer

/// What is seen of copies that were kept.
extension NetworkTests {
    @Test("A copy that may be out of date is shown with a notice")
    func outdated() throws {
        let fields = ["Cache-Control": "max-age=0", "ETag": "\"1\""]
        server.serve("/a.png", WebScript(.bytes(Self.picture), fields: fields), WebScript(.text("no"), status: 503))
        let viewer = try viewer([server.address("/a.png")])
        try viewer.waitUntilShown()
        #expect(try viewer.control.state().picture.notice == nil)
        #expect(try eventually(within: 15_000) { try fetchers(viewer).isEmpty })
        try viewer.control.perform("open", ["url": server.address("/a.png")])
        try viewer.control.perform("reload")
        #expect(
            try eventually(within: 10_000) {
                let state = try viewer.control.state()
                return state.picture.notice?.contains("out of date") == true && state.overlay.contains("notice")
            })
    }
}
