import Album
import JSONText
import Platform
import Settings
import Viewing

/// What clients of the control socket ask of the desktop.
extension Viewer {
    /// Does one of the commands about the desktop and answers it. What takes longer is told by notices.
    func askDesktop(_ command: ControlCommand, at now: Double) -> JSONValue {
        if let obstacle = desktopObstacle(command) { return ControlAnswer.failure(obstacle) }
        switch command {
        case .slideshow(let isRunning):
            if isRunning != session.slideshow.isRunning { handle(.command(.toggleSlideshow), at: now) }
            return ControlAnswer.success(JSONObject(["running": .bool(session.slideshow.isRunning)]))
        case .copy(.picture): handle(.command(.copyPicture), at: now)
        case .copy(.path): handle(.command(.copyPath), at: now)
        case .openWithSystem: handle(.command(.openWithSystem), at: now)
        case .trash: handle(.command(.trash), at: now)
        case .undo: handle(.command(.undo), at: now)
        case .raise: screen.raise()
        default: break
        }
        return ControlAnswer.success()
    }

    private func desktopObstacle(_ command: ControlCommand) -> String? {
        switch command {
        case .trash where !session.allowsDelete: "this viewer was started without --\(Option.allowDelete.name)"
        case .trash, .openWithSystem, .copy(.path): session.picture == nil ? "there is no picture" : nil
        case .copy(.picture): session.visible == nil ? "there is no picture" : nil
        case .undo: session.canUndo ? nil : "nothing was moved to the trash"
        default: nil
        }
    }
}
