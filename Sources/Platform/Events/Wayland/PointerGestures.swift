internal import CPointerGestures
internal import CSDL2
internal import Geometry
internal import Gestures

/// A trackpad's pinches and swipes, and the origin of scrolls, as a Wayland compositor tells them beside SDL.
@safe
final class PointerGestures {
    private let filter: EventFilter
    private let window: OpaquePointer
    private let display: OpaquePointer
    private var watch: OpaquePointer?
    private var pinch = TrackpadGesture()
    private var swipe = TrackpadGesture()
    /// Whether fingers scrolled last, rather than a wheel; nil when the compositor has not said so.
    private(set) var scrollsByFingers: Bool?

    /// Starts to listen; nil where a window is not of Wayland.
    ///
    /// - Parameters:
    ///   - window: valid until `stop`.
    ///   - filter: gets the gestures.
    init?(window: OpaquePointer, filter: EventFilter) {
        guard let display = unsafe csdl2_wayland_display(window) else { return nil }
        self.filter = filter
        unsafe self.window = window
        unsafe self.display = display
        var listener = unsafe cpg_listener(pinch: Self.pinched, swipe: Self.swiped, scroll: Self.scrolled)
        unsafe watch = cpg_start(display, &listener, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Stops to listen. Must be called before the window and this object go.
    func stop() {
        // SDL may have lost the compositor and found another one: then what was made for the lost one went with it.
        if let watch = unsafe watch, unsafe csdl2_wayland_display(window) == display { unsafe cpg_stop(watch) }
        unsafe watch = nil
    }

    private static let pinched:
        @convention(c) (UnsafeMutableRawPointer?, cpg_phase, Double, Double, Double, Double) -> Void =
            { @Sendable context, phase, dx, dy, scale, turn in
                let step = TrackpadGesture.Course(way: .init(dx: dx, dy: dy), scale: scale, rotation: turn)
                unsafe of(context)?.pinch(GesturePhase(phase), step)
            }

    private static let swiped: @convention(c) (UnsafeMutableRawPointer?, cpg_phase, Double, Double) -> Void =
        { @Sendable context, phase, dx, dy in
            unsafe of(context)?.swipe(GesturePhase(phase), TrackpadGesture.Course(way: .init(dx: dx, dy: dy)))
        }

    private static let scrolled: @convention(c) (UnsafeMutableRawPointer?, Bool) -> Void = {
        @Sendable context, byFingers in
        unsafe of(context)?.scrollsByFingers = byFingers
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> PointerGestures? {
        unsafe context.map { unsafe Unmanaged<PointerGestures>.fromOpaque($0).takeUnretainedValue() }
    }

    private func pinch(_ phase: GesturePhase, _ step: TrackpadGesture.Course) {
        let pointer = Self.pointer
        filter.tell(pinch.handle(phase, step).map { .pinch($0, $1, pointer: pointer) })
    }

    private func swipe(_ phase: GesturePhase, _ step: TrackpadGesture.Course) {
        filter.tell(swipe.handle(phase, step).map { .swipe($0, $1) })
    }

    private static var pointer: WindowPlace {
        var (x, y): (Int32, Int32) = (0, 0)
        _ = unsafe SDL_GetMouseState(&x, &y)
        return WindowPlace(x: Double(x), y: Double(y))
    }
}

extension GesturePhase {
    fileprivate init(_ phase: cpg_phase) {
        switch phase {
        case CPG_BEGAN: self = .began
        case CPG_MOVED: self = .changed
        case CPG_ENDED: self = .ended
        default: self = .cancelled
        }
    }
}
