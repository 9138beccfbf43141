import Foundation
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

    /// What xdotool answers to some words.
    func xdotoolOutput(_ words: String...) throws -> String {
        try ChildProcess.run(["xdotool"] + words, environment: server.environment)
    }

    /// Keeps what is on the screen in the folder that the variable VITRINE_SHOTS names, for people to look at.
    func keepShot(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_SHOTS"] else { return }
        try Data(screen.capture().png).write(to: URL(filePath: "\(folder)/\(name).png"))
    }
}
