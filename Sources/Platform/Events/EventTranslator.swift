internal import CSDL2
internal import Geometry
internal import Gestures

/// Turns SDL's events and what was read beside them into ours, one at a time. It remembers only which fingers and gestures are there.
struct EventTranslator {
    private(set) var fingers = FingerTable()
    /// Raw finger events so far, of touchscreens.
    private(set) var rawTouchCount = 0
    /// What SDL's wheel may be now.
    var wheelKind = WheelKind.wheel
    private var pinch: PinchEvent?
    private var swipe: SwipeEvent?

    /// The events that one SDL event stands for; sizes are those of now.
    mutating func events(for event: SDL_Event, metrics: ScreenMetrics) -> [PlatformEvent] {
        switch unsafe SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            return unsafe button(event.button, metrics)
        case SDL_MOUSEMOTION:
            return unsafe motion(event.motion, metrics)
        case SDL_MOUSEWHEEL:
            return unsafe wheel(event.wheel, metrics)
        case SDL_KEYDOWN:
            return unsafe [.key(KeyEvent(event.key))]
        case SDL_WINDOWEVENT:
            return unsafe window(event.window)
        case SDL_DROPFILE, SDL_DROPTEXT:
            return unsafe drop(event.drop)
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
            return [.texturesLost]
        case SDL_QUIT:
            return [.quit]
        default:
            return []
        }
    }

    /// Cancels the fingers that SDL no longer has, once all its events are taken.
    mutating func reconcile() -> [PlatformEvent] {
        guard fingers.count > 0 else { return [] }
        return fingers.reconcile(with: TouchDevices.fingersDown()).map { .touch($0) }
    }

    /// The events that an input stands for.
    mutating func events(for input: NativeInput, metrics: ScreenMetrics) -> [PlatformEvent] {
        switch input {
        case .finger(let finger):
            rawTouchCount += 1
            return touch(finger, metrics).map { .touch($0) }
        case .pinch(let phase, let course, let pointer):
            let event = PinchEvent(
                phase: phase, scale: course.scale, rotation: course.rotation,
                position: metrics.viewPoint(pointer) + metrics.viewVector(course.way))
            pinch = phase.isLast ? nil : event
            return [.pinch(event)]
        case .swipe(let phase, let course):
            let event = SwipeEvent(phase: phase, translation: metrics.viewVector(course.way))
            swipe = phase.isLast ? nil : event
            return [.swipe(event)]
        case .dropped(let text): return [.droppedText(text)]
        case .scroll(let scroll, let modifiers, let pointer):
            let (delta, isPrecise) =
                switch scroll {
                case .points(let way): (way, true)
                case .notches(let turns): (turns, false)
                }
            return [.wheel(delta, isPrecise: isPrecise, modifiers, at: metrics.viewPoint(pointer))]
        }
    }

    /// Cancels all fingers and gestures: what they touch from now on is not what they touched before.
    mutating func cancelAll() -> [PlatformEvent] {
        var events = fingers.cancelAll().map { PlatformEvent.touch($0) }
        if var pinch {
            pinch.phase = .cancelled
            events.append(.pinch(pinch))
        }
        if var swipe {
            swipe.phase = .cancelled
            events.append(.swipe(swipe))
        }
        (pinch, swipe) = (nil, nil)
        return events
    }

    private mutating func touch(_ raw: RawFinger, _ metrics: ScreenMetrics) -> [Touch] {
        let place = metrics.viewPoint(raw.place)
        switch raw.phase {
        case .began: return fingers.began(raw.finger, at: place, time: raw.time)
        case .moved: return fingers.moved(raw.finger, to: place, time: raw.time)
        case .ended, .cancelled: return fingers.ended(raw.finger, at: place, time: raw.time)
        }
    }

    private func button(_ event: SDL_MouseButtonEvent, _ metrics: ScreenMetrics) -> [PlatformEvent] {
        guard event.which != TouchDevices.emulatedMouse else { return [] }
        let phase: MouseEvent.Phase = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN ? .down : .up
        let place = metrics.viewPoint(x: Double(event.x), y: Double(event.y))
        return [.mouse(MouseEvent(phase: phase, button: Int(event.button), position: place))]
    }

    /// A finger that leaves the window moves the pointer with a real mouse's id, so motion counts only without fingers.
    private func motion(_ event: SDL_MouseMotionEvent, _ metrics: ScreenMetrics) -> [PlatformEvent] {
        guard event.which != TouchDevices.emulatedMouse, fingers.count == 0 else { return [] }
        let place = metrics.viewPoint(x: Double(event.x), y: Double(event.y))
        return [.mouse(MouseEvent(phase: .move, button: 0, position: place))]
    }

    private func wheel(_ event: SDL_MouseWheelEvent, _ metrics: ScreenMetrics) -> [PlatformEvent] {
        guard event.which != TouchDevices.emulatedMouse else { return [] }
        let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
        let delta = ViewVector(dx: sign * Double(event.preciseX), dy: sign * Double(event.preciseY))
        let modifiers = KeyModifiers(SDL_GetModState().rawValue)
        let place = metrics.viewPoint(x: Double(event.mouseX), y: Double(event.mouseY))
        let isPrecise = wheelKind.isPrecise(dx: delta.dx, dy: delta.dy)
        return [
            .wheel(isPrecise ? delta * ScrollReader.pointsPerNotch : delta, isPrecise: isPrecise, modifiers, at: place)
        ]
    }

    private mutating func window(_ event: SDL_WindowEvent) -> [PlatformEvent] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: [.resized]
        case SDL_WINDOWEVENT_EXPOSED: [.exposed]
        case SDL_WINDOWEVENT_FOCUS_LOST: cancelAll() + [.focusLost]
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: cancelAll() + [.hidden]
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: [.shown]
        default: []
        }
    }

    /// The event's text is ours to free.
    private func drop(_ event: SDL_DropEvent) -> [PlatformEvent] {
        guard let text = unsafe event.file else { return [] }
        defer { unsafe SDL_free(text) }
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: text, count: SDL_strlen(text)))
        return unsafe SDL_EventType(event.type) == SDL_DROPFILE ? [.dropped(path: bytes)] : [.droppedText(bytes)]
    }
}

extension ScreenMetrics {
    fileprivate func viewPoint(_ place: WindowPlace) -> ViewPoint { viewPoint(x: place.x, y: place.y) }

    /// A way in SDL's units as a way in the view.
    fileprivate func viewVector(_ way: ViewVector) -> ViewVector { way * pointsPerUnit }
}

extension PlatformEvent {
    fileprivate static func wheel(
        _ delta: ViewVector, isPrecise: Bool, _ modifiers: KeyModifiers, at place: ViewPoint
    ) -> Self {
        .wheel(
            WheelEvent(
                delta: delta, isPrecise: isPrecise, isControlDown: modifiers.contains(.control), position: place),
            isShiftDown: modifiers.contains(.shift))
    }
}

extension GesturePhase {
    fileprivate var isLast: Bool { self == .ended || self == .cancelled }
}
