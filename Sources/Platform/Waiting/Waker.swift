internal import CSDL2
import Synchronization

/// Wakes the frame loop from any thread: `Screen.wait` returns and `drain` brings one `woken`.
///
/// It may be used before the screen opens (the first drain then brings `woken`) and after it has closed (nothing happens). Many calls
/// between two drains are one. Put what is to be seen into an inbox before the call and empty the inbox after the drain: nothing is
/// missed then.
public final class Waker: Sendable {
    private struct State {
        var eventType: UInt32?
        var isPending = false
    }

    private let state = Mutex(State())

    /// A waker that no screen listens to yet.
    public init() {}

    /// Wakes the loop.
    public func wake() {
        state.withLock { state in
            if state.isPending { return }
            state.isPending = true
            if let type = state.eventType { Self.push(type) }
        }
    }

    /// Starts to push events of a registered type into SDL's queue.
    func open(eventType: UInt32) {
        state.withLock { state in
            state.eventType = eventType
            if state.isPending { Self.push(eventType) }
        }
    }

    /// Stops: SDL is about to quit.
    func close() {
        state.withLock { $0.eventType = nil }
    }

    /// Whether an event type is this waker's; if so, the next `wake` pushes again.
    func takes(_ eventType: UInt32) -> Bool {
        state.withLock { state in
            guard state.eventType == eventType else { return false }
            state.isPending = false
            return true
        }
    }

    private static func push(_ type: UInt32) {
        var event = unsafe SDL_Event()
        unsafe event.type = type
        _ = unsafe SDL_PushEvent(&event)
    }
}
