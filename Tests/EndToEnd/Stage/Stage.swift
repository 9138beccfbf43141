import Foundation
import TestSupport

/// An X server that end-to-end tests share, with its screen, its fingers, its mouse and its keys; or a Wayland desktop on one.
@MainActor
final class Stage {
    /// What is missing for these tests, in words; nil when nothing is.
    nonisolated static var obstacle: String? { XServer.obstacle }

    private static var started: Stage?
    private static var startedWayland: Stage?

    let server: XServer
    let screen: Screen
    /// The compositor, on the Wayland stage.
    let sway: Sway?

    /// The stage, set up when the first test needs it.
    static func shared() throws -> Stage {
        if let started { return started }
        let stage = try Stage()
        started = stage
        return stage
    }

    /// The Wayland stage, its output of a scale and turned by so many degrees; set up when the first test needs it.
    static func wayland(scale: Double, transform: Int = 0) throws -> Stage {
        let stage = try startedWayland ?? Stage(hasWindowManager: false, isWayland: true)
        startedWayland = stage
        try stage.sway?.setOutput(scale: scale, transform: transform)
        return stage
    }

    /// Sets a stage up; `shared` is the usual one.
    init(hasWindowManager: Bool = true, isWayland: Bool = false) throws {
        server = try XServer(hasWindowManager: hasWindowManager)
        screen = try Screen(display: server.display)
        sway = isWayland ? try Sway(on: server) : nil
    }

    /// The environment in which a program shows its windows here.
    var environment: [String: String?] { sway?.environment ?? server.environment }

    /// The size of a window that fills the screen, in points of a viewer that was given no scale.
    var viewSize: [Double] { sway?.viewSize ?? [Double(XServer.width), Double(XServer.height)] }

    /// Where a place of a window that fills the screen is on it: points in, pixels out.
    func screenPoint(_ place: (x: Double, y: Double)) -> (x: Double, y: Double) {
        sway?.screenPoint(x: place.x, y: place.y) ?? place
    }

    /// Moves the mouse or presses keys, by the words of xdotool.
    func xdotool(_ words: String...) throws {
        try ChildProcess.run(["xdotool"] + words, environment: server.environment)
    }

    /// Keeps what is on the screen in the folder that the variable VITRINE_SHOTS names, for people to look at.
    func keepShot(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_SHOTS"] else { return }
        try Data(screen.capture().png).write(to: URL(filePath: "\(folder)/\(name).png"))
    }
}
