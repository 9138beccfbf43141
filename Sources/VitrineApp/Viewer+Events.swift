import Geometry
import Gestures
import Imaging
import Navigation
import Platform
import Settings
import Typesetting
import Viewing
import Wire

/// What happens, from all sides, becomes events of the session.
extension Viewer {
    /// Takes everything that has come until now. All of it carries one time.
    func takeEvents(at now: Double) {
        let events = screen.drain()
        for event in events { take(event, at: now) }
        let dropped = events.compactMap { event in if case .dropped(let path) = event { path } else { nil } }
        if !dropped.isEmpty { handle(.openAll(paths: dropped), at: now) }
        for event in loader.drain() { take(event, at: now) }
        for list in lister.drain() { take(list, at: now) }
        takeTexts()
        takeScreenshots()
        if session.isFullscreen != screen.isFullscreen {
            handle(.fullscreenChanged(screen.isFullscreen), at: now)
        }
        for request in control?.drain() ?? [] { take(request, at: now) }
    }

    /// Lets the session handle an event and does what it wants done.
    func handle(_ event: ViewingEvent, at now: Double) {
        isDirty = true
        for effect in session.handle(event, at: now) { perform(effect, at: now) }
    }

    private func take(_ event: PlatformEvent, at now: Double) {
        switch event {
        case .touch(var touch):
            // What came after the drain had begun is as old as the drain.
            touch.time = touch.time.map { min(timeline.time(ofPlatform: $0), now) }
            noteForDebug(touch, at: now)
            handle(.navigation(.touch(touch)), at: now)
        case .mouse(let mouse): handle(.navigation(.mouse(mouse)), at: now)
        case .wheel(let turn, let isShiftDown):
            if let event = wheel.event(for: turn, isShiftDown: isShiftDown, at: now) { handle(event, at: now) }
        case .pinch(let pinch): handle(.navigation(.pinch(pinch)), at: now)
        case .swipe(let swipe): handle(.navigation(.swipe(swipe)), at: now)
        case .key(let key):
            if let event = KeyBindings.event(for: key) { handle(event, at: now) }
        case .focusLost, .hidden: handle(.navigation(.cancel), at: now)
        case .dropped: break  // What is dropped at once is opened together.
        case .quit: handle(.command(.quit), at: now)
        case .resized: isDirty = true
        case .exposed, .shown:
            isDirty = true
            shown?.isStale = true
        case .texturesLost:
            isDirty = true
            shown?.isStale = true
            tiles.forgetTextures()
            shelf = .init()
        case .motionWish(let reducesMotion):
            self.reducesMotion = reducesMotion
            handle(.navigation(.reducedMotion(reducesMotion)), at: now)
        case .woken: break
        }
    }

    private func take(_ event: PictureEvent, at now: Double) {
        switch event.change {
        case .opening: load(event, .opening, at: now)
        case .opened(let info, let pixels):
            screen.canvas.evict(tiles.keep(pixels, of: event.id))
            load(event, .opened(PictureFacts(info)), at: now)
        case .rows(let rows): load(event, .rows(level: rows.level, rows.rows, pass: rows.pass), at: now)
        case .progress(let fraction): load(event, .progress(fraction), at: now)
        case .noticed(let notices): load(event, .noticed(notices.sentences), at: now)
        case .done: load(event, .done, at: now)
        case .failed(let failure):
            let name = session.slot(event.id)?.name ?? ""
            load(event, .failed(LoadingFailure(failure, fileName: name)), at: now)
        }
    }

    private func take(_ list: FolderList, at now: Double) {
        let trouble = list.troubles.first.map { LoadingFailure($0) }
        handle(.listed(number: list.number, parts: list.parts, trouble: trouble), at: now)
    }

    private func load(_ event: PictureEvent, _ change: LoadingEvent, at now: Double) {
        handle(.loading(event.id, change), at: now)
    }

    private func takeTexts() {
        for (id, bitmap) in shelf.receive(typesetter.takeResults()) {
            isDirty = true
            attempt { () throws(PlatformError) in try screen.canvas.setBitmap(bitmap, as: id) }
        }
    }

    /// Does what may fail for lack of graphics memory, and says so on the screen when it does.
    func attempt(_ work: () throws(PlatformError) -> Void) {
        do {
            try work()
        } catch {
            // Said once: the remark itself is drawn by the next frame, which may fail for the same reason.
            guard trouble != error else { return }
            trouble = error
            handle(.remark(error.sentence), at: timeline.now)
        }
    }
}

extension PictureFacts {
    fileprivate init(_ info: PictureInfo) {
        self.init(
            size: info.size, firstLevel: info.layout.firstLevel, format: info.format, hasAlpha: info.hasAlpha,
            notices: info.notices.sentences + (info.memoryNotice.map { [$0.sentence] } ?? []))
    }
}
