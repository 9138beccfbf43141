internal import Synchronization
internal import Threading

/// Where the desktop's news wait for the frame loop, and what ends the thread that brings them.
final class DesktopInbox: Sendable {
    private struct State {
        var news: DesktopNews?
        var isOver = false
    }

    private let state = Mutex(State())
    private let waker: Waker
    /// Rung when the thread is to end.
    let bell: Doorbell

    /// An empty inbox whose news wake a loop.
    init(waker: Waker) throws(ThreadError) {
        self.waker = waker
        bell = try Doorbell()
    }

    /// Whether the thread is to end.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Adds news to those that nobody has taken yet.
    func add(_ news: DesktopNews) {
        state.withLock { state in
            var all = state.news ?? DesktopNews()
            all.hasNewScreen = all.hasNewScreen || news.hasNewScreen
            all.resources = news.resources ?? all.resources
            all.settings = news.settings ?? all.settings
            state.news = all
        }
        waker.wake()
    }

    /// The news since the last call.
    func take() -> DesktopNews? {
        state.withLock { state in
            defer { state.news = nil }
            return state.news
        }
    }

    /// Lets the thread end.
    func close() {
        state.withLock { $0.isOver = true }
        bell.ring()
    }
}
