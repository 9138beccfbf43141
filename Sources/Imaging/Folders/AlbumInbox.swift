internal import Album
internal import Synchronization

/// What the thread that follows an album leaves for the main thread: at most one piece of news, however much happens before it is taken.
final class AlbumInbox: Sendable {
    private struct State {
        var number: UInt64 = 0
        var news: AlbumNews?
    }

    private let state = Mutex(State())
    private let wake: @Sendable () -> Void

    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Only news of this album are of interest from now on.
    func begin(_ number: UInt64) { state.withLock { $0 = State(number: number) } }

    /// Leaves news and wakes the main thread.
    func put(_ news: AlbumNews) {
        let isWanted = state.withLock { state in
            guard news.number == state.number else { return false }
            var all = news
            if let before = state.news {
                all.update = before.update.followed(by: news.update)
                all.troubles = before.troubles + news.troubles
            }
            state.news = all
            return true
        }
        if isWanted { wake() }
    }

    func takeAll() -> [AlbumNews] {
        state.withLock { state in
            defer { state.news = nil }
            return state.news.map { [$0] } ?? []
        }
    }
}
