import Drawing
import Geometry
import Navigation
import Platform
import Recording
import Scene
import Typesetting
import Viewing

/// How a frame is made.
extension Viewer {
    /// Moves the session to the time of a frame, and draws it if it differs from the one on the screen.
    func makeFrame(at now: Double) {
        isDirty = false
        let uploadsBefore = screen.canvas.uploadedTiles
        let metrics = screen.metrics
        if metrics.points != session.view || metrics.scale != session.scale {
            handle(.navigation(.resize(metrics.points, scale: metrics.scale)), at: now)
            isDirty = false
        }
        // Only the time of a frame that is presented moves the session, so that a recording's frames are those that were seen.
        let isDue = session.isFrameDue(at: now)
        if isDue { for effect in session.advance(to: now) { perform(effect, at: now) } }
        let isMoving = isDue || !session.navigator.isSettled
        let picture = pages(metrics: metrics, isMoving: isMoving, at: now)
        var overlay = OverlayScene.frame(
            of: session.overlay.overlay(at: now), view: session.view, scale: metrics.scale,
            pageDisplacement: session.navigator.pageDisplacement,
            text: { [shelf] in shelf.bitmap(of: $0) })
        overlay.add(
            debugFrame(over: picture.commands, uploads: screen.canvas.uploadedTiles - uploadsBefore, at: now))
        for request in overlay.missing { typesetter.request(request) }
        for id in shelf.clear(except: overlay.used, room: Self.textRoom) { screen.canvas.forgetBitmap(id) }

        let list = DrawList(background: ViewScene.background, commands: picture.commands + overlay.commands)
        var frame = ShownFrame(
            time: now, list: list, picture: session.visible?.id, camera: session.navigator.camera,
            isCovered: picture.isCovered, isSharp: picture.isSharp)
        if isDue || shown.map({ $0.isStale || $0.list != list }) ?? true {
            recorder?.recordFrame(at: now)
            frame.isStale = !screen.canvas.show(list)
            if !frame.isStale { noteFrameForDebug(began: now) }
        }
        shown = frame
    }

    private func pages(metrics: ScreenMetrics, isMoving: Bool, at now: Double) -> TileKeeper.Frame {
        let placed = { (page: VisiblePage) in PlacedPage(page, scale: metrics.scale) }
        let inSight = session.pages.map(placed)
        let ahead = isMoving ? [] : session.readyNeighbors.map(placed)
        var frame = TileKeeper.Frame.empty
        attempt { () throws(PlatformError) in
            frame = try tiles.frame(
                of: inSight, ahead: ahead, output: metrics.output, canvas: screen.canvas, isMoving: isMoving, at: now)
        }
        return frame
    }
}
