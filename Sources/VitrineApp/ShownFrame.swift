import Drawing
import Geometry
import Navigation

/// What was put on the screen last.
struct ShownFrame {
    /// When, in the session's milliseconds.
    var time: Double
    /// What was drawn below the debug overlay.
    var list: DrawList
    /// What the debug overlay said.
    var debug: DebugContent
    /// The part of it that shows pictures, without a cross-fade.
    var pictures: [DrawCommand]
    /// The picture in it.
    var picture: PictureID?
    /// Counts the frames of a picture that moves.
    var playbackSerial: Int?
    /// Where it looked.
    var camera: Camera
    /// Whether no visible part of the picture was missing.
    var isCovered: Bool
    /// Whether all visible tiles were of the right level.
    var isSharp: Bool
    /// Whether the window has lost it since: it must be drawn again although nothing has changed.
    var isStale = false
}
