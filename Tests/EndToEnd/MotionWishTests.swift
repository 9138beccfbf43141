import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Less motion, by option and by the desktop's wish", .serialized, .onStage, .timeLimit(.minutes(1)))
struct MotionWishTests {
    private static let picture = [("a.bmp", TestPictures.quadrants(width: 64, height: 48).bmp)]

    private func reduces(_ viewer: Viewer, becomes wanted: Bool) throws -> Bool {
        try eventually { try viewer.control.state().view.reducedMotion == wanted }
    }

    @Test("The settings of an X11 desktop are obeyed from the start and when they change")
    func xsettings() throws {
        let stage = try Stage()
        let viewer = try Viewer(Self.picture, options: [], on: stage)
        #expect(try reduces(viewer, becomes: false))
        let keeper = try SettingsKeeper(display: stage.server.display, "Gtk/EnableAnimations", 0)
        #expect(try reduces(viewer, becomes: true))
        let later = try Viewer(Self.picture, options: [], on: stage)
        #expect(try reduces(later, becomes: true))
        keeper.set("Gtk/EnableAnimations", 1)
        #expect(try reduces(viewer, becomes: false))
        #expect(try reduces(later, becomes: false))
    }

    @Test("The options win over the desktop")
    func options() throws {
        let stage = try Stage()
        let asking = try Viewer(Self.picture, options: ["--reduced-motion"], on: stage)
        #expect(try reduces(asking, becomes: true))
        let keeper = try SettingsKeeper(display: stage.server.display, "Gtk/EnableAnimations", 0)
        let refusing = try Viewer(Self.picture, options: ["--full-motion"], on: stage)
        try refusing.control.wait(for: "loaded")
        pause(milliseconds: 300)
        #expect(try refusing.control.state().view.reducedMotion == false)
        keeper.set("Gtk/EnableAnimations", 1)
        pause(milliseconds: 300)
        #expect(try asking.control.state().view.reducedMotion)
    }

    @Test("Where nothing tells how the desktop is now, the toolkits' files do")
    func files() throws {
        let stage = try Stage()
        let home = try #require(stage.environment["HOME"] ?? nil)
        let folder = "\(home)/.config/gtk-4.0"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("[Settings]\ngtk-enable-animations=false\n".utf8).write(to: URL(filePath: "\(folder)/settings.ini"))
        let viewer = try Viewer(Self.picture, options: [], on: stage)
        #expect(try reduces(viewer, becomes: true))
    }

    @Test("With less motion nothing flings; once the desktop takes its wish back, it does again")
    func flings() throws {
        let stage = try Stage()
        let keeper = try SettingsKeeper(display: stage.server.display, "Gtk/EnableAnimations", 0)
        let viewer = try Viewer.showing(TestPictures.marked, on: stage)
        #expect(try reduces(viewer, becomes: true))
        for _ in 0..<3 { #expect(try !flings(viewer)) }
        keeper.set("Gtk/EnableAnimations", 1)
        #expect(try reduces(viewer, becomes: false))
        // On a machine that is busy with other things a hand may be too slow for a fling.
        #expect(try (0..<5).contains { _ in try flings(viewer) })
    }

    /// Whether a picture that is thrown goes on by itself.
    private func flings(_ viewer: Viewer) throws -> Bool {
        try viewer.look(atX: 1200, y: 800, zoom: 1)
        try Hand(on: viewer).fling(from: (700, 400), to: (560, 400))
        try viewer.takeInTouches()
        let hasFlung = try eventually(within: 300, every: 2) { try viewer.control.state().gesture == "fling" }
        try viewer.settle()
        return hasFlung
    }
}
