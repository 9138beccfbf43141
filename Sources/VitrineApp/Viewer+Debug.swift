import Drawing
import Geometry
import Gestures
import Platform
import Scene
import Tiling
import Typesetting
import Viewing

/// The debug overlay: what is going on, drawn over everything else.
extension Viewer {
    /// Texts that are kept although a frame does not use them: those of all parts, so that none is set anew as it comes and goes.
    static let textRoom = 400

    /// What is drawn over a frame that draws the picture by some commands, and what it says; nothing while all parts are off.
    func debugFrame(
        over commands: [DrawCommand], uploads: Int, at now: Double
    ) -> (frame: OverlayFrame, content: DebugContent) {
        if session.debug.parts.isEmpty { return (OverlayFrame(), DebugContent()) }
        var facts = DebugFacts(of: session, debugMemory, at: now)
        facts.frames?.presented = screen.canvas.presentedFrames
        if facts.tiles != nil {
            facts.tiles = DebugTiles(
                pieces: DebugScene.pieces(in: commands) { [session] in session.slot($0)?.pyramid },
                textures: DebugTiles.Textures(
                    resident: screen.canvas.residentTileCount, bytes: screen.canvas.textureByteCount, uploads: uploads))
        }
        let frame = DebugScene.frame(of: facts, view: session.view, scale: screen.metrics.scale) { [shelf] in
            shelf.bitmap(of: $0)
        }
        return (frame, DebugContent(facts, missing: frame.missing))
    }

    /// Remembers where a finger was.
    func noteForDebug(_ touch: Touch, at now: Double) {
        if session.debug.parts.isEmpty { debugMemory.forgetTouches() } else { debugMemory.note(touch, at: now) }
    }

    /// Remembers how long a frame took that has just been presented.
    func noteFrameForDebug(began: Double) {
        debugMemory.noteFrame(
            began: began, painted: timeline.time(ofPlatform: screen.canvas.paintedTime), presented: timeline.now)
    }
}
