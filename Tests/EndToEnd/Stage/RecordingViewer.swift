import TestSupport

/// A viewer whose recording is replayed when it has ended.
@MainActor
struct RecordingViewer {
    let viewer: Viewer
    private let folder: TemporaryFolder
    private let path: String

    /// Shows a picture.
    init(_ picture: Pixels, options: [String] = []) throws {
        folder = try TemporaryFolder()
        path = folder.file("recording.jsonl")
        viewer = try Viewer.showing(picture, options: ["--fullscreen", "--record", path] + options)
    }

    /// Ends the viewer and replays what it recorded.
    func replay() throws -> ReplayedTouch {
        let result = try viewer.quit { try $0.control.perform("quit") }
        guard result.status == 0 else { throw Trouble("The viewer ended with \(result.status).") }
        return try ReplayedTouch(path)
    }
}
