import Foundation
import TestSupport

/// A viewer that a test started on the stage, with its control socket. Gone with all its processes when the test ends.
@MainActor
final class Viewer {
    let stage: Stage
    let process: ChildProcess
    let control: ControlClient
    let folder: TemporaryFolder
    /// A folder with pictures that must be there as long as the viewer runs.
    private let kept: TemporaryFolder?
    /// Finger events that the touchscreen had sent before this viewer came.
    private let earlierTouches: Int

    /// The folder of the programs that this build made.
    nonisolated static let programs: String = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        return package.appending(path: ".build/debug").path
    }()

    /// Viewers speak English, whatever language the tests are run in.
    private static let language: [String: String?] = ["LC_ALL": "C.UTF-8"]

    /// Starts a viewer and waits until its control socket answers. The pictures are written into a folder first.
    init(
        _ pictures: [(name: String, bytes: [UInt8])] = [], options: [String] = ["--fullscreen"],
        keeping kept: TemporaryFolder? = nil, on stage: Stage? = nil, environment: [String: String?] = [:],
        descriptors: [Int32: Int32] = [:],
        beforeFirstAnswer: (ChildProcess) throws -> Void = { _ in }
    ) throws {
        let stage = try stage ?? Stage.shared()
        let folder = try TemporaryFolder()
        let paths = try pictures.map { try folder.write($0.bytes, to: $0.name) }
        let socket = folder.file("control")
        try stage.server.touch.liftAll()
        let process = try ChildProcess(
            ["\(Self.programs)/vitrine", "--control", socket] + Self.plain(options) + options + paths,
            environment: Self.language.merging(stage.environment) { $1 }
                .merging(["XDG_CACHE_HOME": folder.file("cache")]) { $1 }.merging(environment) { $1 },
            descriptors: descriptors)
        try beforeFirstAnswer(process)
        let control = try poll(within: 10_000) { () throws -> ControlClient? in
            if let status = process.exitStatus {
                throw Trouble("The viewer ended with \(status): \(process.standardError)")
            }
            return try? ControlClient(path: socket)
        }
        guard let control else { throw Trouble("The viewer opened no control socket: \(process.standardError)") }
        self.stage = stage
        self.folder = folder
        self.kept = kept
        self.process = process
        self.control = control
        earlierTouches = stage.server.touch.eventCount
    }

    /// Tests of the picture look at nothing but the picture; those of what lies above it say where they want it.
    private static func plain(_ options: [String]) -> [String] {
        options.contains("--controls") ? [] : ["--controls", "off", "--no-overview"]
    }

    /// A viewer that fills the screen with one picture, which is there and sharp.
    static func showing(
        _ picture: Pixels, options: [String] = ["--fullscreen"], on stage: Stage? = nil
    ) throws -> Viewer {
        let viewer = try Viewer([("picture.bmp", picture.bmp)], options: options, on: stage)
        try viewer.waitUntilShown()
        return viewer
    }

    /// Waits until the picture is there, sharp, without a ring over it, and the window has its final size.
    func waitUntilShown() throws {
        try waitUntilLoaded()
        // A ring that was shown on a slow machine stays for a while after the picture has come.
        guard
            try eventually(within: 5000, { Set(try control.state().overlay).isDisjoint(with: ["ring", "cornerRing"]) })
        else {
            throw Trouble("A ring stays over the picture: \(try control.state().overlay)")
        }
        pause(milliseconds: 50)
    }

    private func waitUntilLoaded() throws {
        let loaded = try control.wait(for: "loaded")
        guard loaded.picture.error == nil else { throw Trouble("The picture failed: \(loaded.picture)") }
        try control.wait(for: "sharp")
        let isFullscreen = try control.state().view.fullscreen
        let wanted = stage.viewSize
        guard isFullscreen else { return }
        guard try eventually(within: 5000, { try control.state().view.size == wanted }) else {
            throw Trouble("The window does not fill the screen: \(try control.state().view)")
        }
        try control.wait(for: "sharp")
    }

    /// The viewer's window, as X names it.
    func window() throws -> UInt {
        let words = ["xdotool", "search", "--onlyvisible", "--pid", "\(process.number)"]
        let found = poll(within: 5000, every: 50) { () -> UInt? in
            let answer = try? ChildProcess.run(words, environment: stage.server.environment)
            return answer?.split(separator: "\n").last.flatMap { UInt($0) }
        }
        guard let found else { throw Trouble("The viewer has no window.") }
        return found
    }

    /// Waits until the viewer has taken in all finger events that were sent since it started.
    func takeInTouches() throws {
        try stage.server.touch.sync()
        let sent = stage.server.touch.eventCount - earlierTouches
        guard try eventually(within: 3000, { try control.state().touches >= sent }) else {
            throw Trouble("Of \(sent) finger events the viewer saw \(try control.state().touches).")
        }
    }

    /// Waits until nothing moves and no finger is down, and returns the state then.
    @discardableResult
    func settle() throws -> ViewerState { try control.wait(for: "settled") }

    /// Zooms without animation so that a place of the picture is in the middle.
    func look(atX x: Double, y: Double, zoom: Double) throws {
        try control.perform("zoomTo", ["zoom": zoom, "center": [x, y], "animated": false])
        try control.wait(for: "sharp")
    }

    /// Asks the viewer to quit; returns its exit status and the numbers of its processes that still run afterwards.
    func quit(by ask: (Viewer) throws -> Void) throws -> (status: Int32, leftOver: [ProcessEntry]) {
        let family = ProcessTable.descendants(of: process.number)
        try ask(self)
        guard let status = process.waitForExit() else { throw Trouble("The viewer did not quit within 5 s.") }
        _ = eventually(within: 2000) { family.allSatisfy { !ProcessTable.isRunning($0.number) } }
        let group = ProcessTable.all().filter { $0.group == process.number && $0.state != "Z" }
        return (status, group + family.filter { ProcessTable.isRunning($0.number) })
    }
}
