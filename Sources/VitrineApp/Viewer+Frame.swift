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
        for effect in session.passTime(to: now) { perform(effect, at: now) }
        keepScreenOn()
        let uploadsBefore = screen.canvas.uploadedTiles
        let metrics = screen.metrics
        if metrics.points != session.view || metrics.scale != session.scale {
            handle(.navigation(.resize(metrics.points, scale: metrics.scale)), at: now)
            isDirty = false
        }
        // Only the time of a frame that is presented moves the session, so that a recording's frames are those that were seen.
        let isDue = session.isFrameDue(at: now)
        if isDue { for effect in session.advance(to: now) { perform(effect, at: now) } }
        for effect in session.play(to: now) { perform(effect, at: now) }
        let isMoving = isDue || !session.navigator.isSettled
        prepareThumbnails(scale: metrics.scale)
        let picture = pages(metrics: metrics, isMoving: isMoving, at: now)
        let captions = captionFrame(scale: metrics.scale, at: now)
        var insets = session.clearInsets(at: now)
        insets.bottom = max(insets.bottom, captions.bottomInset)
        var overlay = captions
        overlay.add(
            OverlayScene.frame(
                of: session.shownOverlay(at: now), view: session.view, scale: metrics.scale,
                phrases: session.phrases,
                pageDisplacement: session.navigator.pageDisplacement, insets: insets, states: session.chromeStates,
                text: { [shelf] in shelf.bitmap(of: $0) }))
        overlay.add(informationFrame(scale: metrics.scale, at: now))
        overlay.add(chromeFrame(metrics: metrics, at: now))
        let seen = crossFaded(picture, metrics: metrics, at: now)
        let seenBelow = layersBelow(&overlay, seen, isCovered: picture.isCovered, metrics: metrics)
        let list = DrawList(background: ViewScene.background, commands: seenBelow + overlay.commands)
        let debug = debugFrame(
            over: picture.commands, uploads: screen.canvas.uploadedTiles - uploadsBefore, at: now)
        overlay.add(debug.frame)
        for request in overlay.missing { typesetter.request(request) }
        for id in shelf.clear(except: overlay.used, room: Self.textRoom) { screen.canvas.forgetBitmap(id) }

        let frame = ShownFrame(
            time: now, list: list, debug: debug.content, pictures: picture.commands, picture: session.visible?.id,
            playbackSerial: session.visible?.playback?.shown.serial, camera: session.navigator.camera,
            isCovered: picture.isCovered, isSharp: picture.isSharp)
        // Another frame of a picture that moves is drawn with the same commands.
        let isSame =
            shown.map {
                !$0.isStale && $0.list == list && $0.debug == debug.content
                    && $0.playbackSerial == frame.playbackSerial
            } ?? false
        shown = isDue || !isSame ? present(frame, below: debug.frame, at: now) : frame
        // Fingers hit what is seen.
        for effect in session.handle(.areas(overlay.areas), at: now) { perform(effect, at: now) }
    }

    /// What lies above the picture and answers fingers.
    private func chromeFrame(metrics: ScreenMetrics, at now: Double) -> OverlayFrame {
        let content = session.chromeContent(at: now)
        var overviewTiles: [DrawCommand] = []
        if let overview = content.overview, let slot = session.visible {
            overviewTiles = tiles.overview(
                of: slot, ViewScene.placement(of: overview.camera, scale: metrics.scale), output: metrics.output)
        }
        return ChromeScene.frame(
            of: content, states: session.chromeStates, view: session.view, scale: metrics.scale,
            phrases: session.phrases, overviewTiles: overviewTiles, text: { [shelf] in shelf.bitmap(of: $0) })
    }

    /// Shows a frame with the debug overlay above it; returns what has become of it.
    private func present(_ frame: ShownFrame, below debug: OverlayFrame, at now: Double) -> ShownFrame {
        recorder?.recordFrame(at: now)
        var frame = frame
        var list = frame.list
        list.commands += debug.commands
        frame.isStale = !screen.canvas.show(list)
        if !frame.isStale { noteFrameForDebug(began: now) }
        return frame
    }

    /// What was replaced without a move fades away: the picture before, or what the frame before it showed.
    private func crossFaded(_ picture: TileKeeper.Frame, metrics: ScreenMetrics, at now: Double) -> [DrawCommand] {
        let commands = picture.commands
        guard let fade = session.navigator.crossFade else {
            fading = nil
            return commands
        }
        if fading?.start != fade.start { fading = shown.map { (fade.start, $0.pictures) } }
        guard let former = picture.former.isEmpty ? fading?.former : picture.former else { return commands }
        return CrossFadeScene.commands(
            from: former, to: commands, opacity: fade.opacity(at: now), output: metrics.output)
    }

    private func pages(metrics: ScreenMetrics, isMoving: Bool, at now: Double) -> TileKeeper.Frame {
        let placed = { (page: VisiblePage) in PlacedPage(page, scale: metrics.scale) }
        let inSight = session.pages.map(placed)
        let ahead = isMoving ? [] : session.readyNeighbors.map(placed)
        var frame = TileKeeper.Frame.empty
        attempt { () throws(PlatformError) in
            frame = try tiles.frame(
                of: inSight, fading: session.fadingPage.map(placed), ahead: ahead, output: metrics.output,
                canvas: screen.canvas, isMoving: isMoving, at: now)
        }
        return frame
    }
}
