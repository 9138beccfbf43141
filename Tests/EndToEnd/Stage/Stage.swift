import TestSupport

/// The X server that all end-to-end tests share, with its screen, its fingers, its mouse and its keys.
@MainActor
final class Stage {
    /// What is missing for these tests, in words; nil when nothing is.
    nonisolated static var obstacle: String? { XServer.obstacle }

    private static var started: Stage?

    let server: XServer
    let screen: Screen

    /// The stage, set up when the first test needs it.
    static func shared() throws -> Stage {
        if let started { return started }
        let stage = try Stage()
        started = stage
        return stage
    }

    private init() throws {
        server = try XServer()
        screen = try Screen(display: server.display)
    }

    /// Moves the mouse or presses keys, by the words of xdotool.
    func xdotool(_ words: String...) throws {
        try ChildProcess.run(["xdotool"] + words, environment: server.environment)
    }
}
