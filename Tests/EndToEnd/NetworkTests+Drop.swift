import TestSupport
import Testing
import WebServer

/// Addresses that are dropped on the window, as browsers do it with links.
extension NetworkTests {
    @Test("Links dropped on the window open, together with files")
    func dropped() throws {
        server.serve("/a.png", WebScript(.bytes(Self.picture)))
        let viewer = try viewer([])
        let file = try viewer.folder.write(Self.picture, to: "b.png")
        let drop = try FileDrop(display: viewer.stage.server.display, target: viewer.window())
        try drop.drop(addresses: [server.address("/a.png"), "file://\(file)", "ftp://host/c.png"], x: 640, y: 400)
        #expect(try eventually { try viewer.control.state().picture.path == server.address("/a.png") })
        #expect(try viewer.control.wait(for: "loaded").picture.error == nil)
        #expect(try eventually { try viewer.control.state().picture.count == 2 })
    }
}
