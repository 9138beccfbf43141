import Geometry
import Gestures
import Imaging
import Localization
import Logging
import Navigation
import Platform
import Settings
import Threading
import Typesetting
import Viewing
import Wire

/// What happens, from all sides, becomes events of the session.
extension Viewer {
    /// Takes everything that has come until now. All of it carries one time.
    func takeEvents(at now: Double) {
        if let name = signals.name {
            log.tell(.info, "asked to end by \(name)")
            return handle(.command(.quit), at: now)
        }
        let events = screen.drain()
        for event in events { take(event, at: now) }
        open(dropped: events, at: now)
        for event in loader.drain() { take(event, at: now) }
        for (id, sidecar) in sidecars.drain() {
            handle(.sidecar(id, PictureSidecar(sidecar, session.phrases)), at: now)
        }
        for news in albums.drain() { take(news, at: now) }
        if let names = nameList?.drain() { take(names, at: now) }
        if let addressList, let list = addressList.drain() { take(list, of: addressList.address, at: now) }
        takeThumbnails()
        takeTexts()
        takeScreenshots()
        takeErrands(at: now)
        if session.isFullscreen != screen.isFullscreen {
            handle(.fullscreenChanged(screen.isFullscreen), at: now)
        }
        for request in control?.drain() ?? [] { take(request, at: now) }
    }

    /// Lets the session handle an event and does what it wants done.
    func handle(_ event: ViewingEvent, at now: Double) {
        isDirty = true
        for effect in session.handle(event, at: now) { perform(effect, at: now) }
        attend(to: session.picture?.path)
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
            if session.list.isOpen {
                handle(.navigation(.wheel(turn)), at: now)
            } else if let event = wheel.event(for: turn, isShiftDown: isShiftDown, at: now) {
                handle(event, at: now)
            }
        case .pinch(let pinch): handle(.navigation(.pinch(pinch)), at: now)
        case .swipe(let swipe): handle(.navigation(.swipe(swipe)), at: now)
        case .key(let key):
            handle(KeyPress(key).map { .key($0) } ?? .stir, at: now)
        case .focusLost: handle(.navigation(.cancel), at: now)
        case .hidden:
            handle(.navigation(.cancel), at: now)
            handle(.visibilityChanged(false), at: now)
        case .dropped, .droppedText: break  // What is dropped at once is opened together.
        case .quit: handle(.command(.quit), at: now)
        case .resized: isDirty = true
        case .exposed, .shown:
            if event == .shown { handle(.visibilityChanged(true), at: now) }
            isDirty = true
            shown?.isStale = true
        case .texturesLost:
            isDirty = true
            shown?.isStale = true
            log.tell(.error, "the graphics driver has lost all textures; they are made anew")
            tiles.forgetTextures()
            gallery.forgetTextures()
            shelf = .init()
        case .motionWish(let reducesMotion):
            handle(.navigation(.reducedMotion(reducesMotion)), at: now)
        case .woken: break
        }
    }

    private func take(_ event: PictureEvent, at now: Double) {
        note(event, at: now)
        switch event.change {
        case .fetching(let status): load(event, .fetching(FetchProgress(status, at: now)), at: now)
        case .opening: load(event, .opening, at: now)
        case .opened(let info, let pixels):
            screen.canvas.evict(tiles.keep(pixels, of: event.id))
            load(event, .opened(PictureFacts(info, in: session.phrases)), at: now)
        case .rows(let rows): load(event, .rows(level: rows.level, rows.rows, pass: rows.pass), at: now)
        case .metadata(let items): load(event, .metadata(PictureDetails(items)), at: now)
        case .progress(let fraction): load(event, .progress(fraction), at: now)
        case .animated(let info, let frames):
            if let frames { tiles.frames.keep(frames, of: event.id) }
            load(event, .animated(PlaybackFacts(info)), at: now)
        case .frame(let frame): take(FrameArrival(frame), of: event.id, at: now)
        case .shortened(let frames): load(event, .shortened(frames: frames), at: now)
        case .stopped:
            load(event, .stopped(session.phrases(.noticeStopped)), at: now)
        case .noticed(let notices):
            if notices.contains(.incomplete) { load(event, .incomplete, at: now) }
            load(event, .noticed(notices.sentences(in: session.phrases)), at: now)
        case .done: load(event, .done, at: now)
        case .failed(let failure):
            guard let slot = session.slot(event.id) else { return }
            load(event, .failed(LoadingFailure(failure, slot, in: session.phrases)), at: now)
        }
    }

    /// A frame that is ahead of its time changes nothing that is seen.
    private func take(_ frame: FrameArrival, of id: PictureID, at now: Double) {
        let before = session.picture?.playback?.shown
        for effect in session.handle(.loading(id, .frame(frame)), at: now) { perform(effect, at: now) }
        if session.isPlaybackDue(at: now) || session.picture?.playback?.shown != before { isDirty = true }
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
            log.tell(.error, error.sentence)
            handle(.remark(error.remark(in: session.phrases)), at: timeline.now)
        }
    }
}

extension PictureFacts {
    fileprivate init(_ info: PictureInfo, in phrases: Phrasebook) {
        self.init(
            size: info.size, firstLevel: info.layout.firstLevel, format: info.format, hasAlpha: info.hasAlpha,
            notices: info.remarks(in: phrases))
        fileBytes = info.fileBytes
        modified = info.modified.map { PictureDate($0) }
    }
}

extension PlaybackFacts {
    fileprivate init(_ info: AnimationInfo) {
        self.init(
            frames: info.frames, plays: info.plays, firstDuration: info.firstDuration, slots: info.slots,
            byteCount: info.byteCount)
    }
}

extension FrameArrival {
    fileprivate init(_ frame: FrameWritten) {
        self.init(
            index: frame.index, slot: frame.slot, duration: Double(frame.duration) / 1000, changed: frame.changed)
    }
}
