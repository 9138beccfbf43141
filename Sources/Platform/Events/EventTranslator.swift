internal import CSDL2
internal import Geometry
internal import Gestures

/// Turns SDL's events into ours, one at a time. It remembers only which fingers are down.
struct EventTranslator {
    private(set) var fingers = FingerTable()
    /// Raw finger events so far, of touchscreens.
    private(set) var rawTouchCount = 0

    /// The events that one SDL event stands for; sizes are those of now.
    mutating func events(for event: SDL_Event, metrics: ScreenMetrics) -> [PlatformEvent] {
        switch unsafe SDL_EventType(event.type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            return unsafe touch(event.tfinger, metrics).map { .touch($0) }
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

    /// Cancels all fingers: what they touch from now on is not what they touched before.
    mutating func cancelAll() -> [PlatformEvent] { fingers.cancelAll().map { .touch($0) } }

    // `FingerWatch` has put the place into dx and dy.
    private mutating func touch(_ event: SDL_TouchFingerEvent, _ metrics: ScreenMetrics) -> [Touch] {
        guard TouchDevices.isScreen(event.touchId) else { return [] }
        rawTouchCount += 1
        let finger = FingerID(device: event.touchId, finger: event.fingerId)
        let place = metrics.viewPoint(x: Double(event.dx), y: Double(event.dy))
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN: return fingers.began(finger, at: place)
        case SDL_FINGERMOTION: return fingers.moved(finger, to: place)
        default: return fingers.ended(finger, at: place)
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
        return [.wheel(WheelEvent(delta: delta, isControlDown: modifiers.contains(.control), position: place))]
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

    /// The event's text is ours to free. A dropped text is no file.
    private func drop(_ event: SDL_DropEvent) -> [PlatformEvent] {
        guard let text = unsafe event.file else { return [] }
        defer { unsafe SDL_free(text) }
        guard unsafe SDL_EventType(event.type) == SDL_DROPFILE else { return [] }
        return unsafe [.dropped(path: Array(UnsafeRawBufferPointer(start: text, count: SDL_strlen(text))))]
    }
}
