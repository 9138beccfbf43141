internal import Synchronization
internal import Threading
public import Wire

/// How much there is of a file into which somebody still writes. One thread is told, another one waits.
public final class FileGrowth: Sendable {
    private struct State {
        var received: Int
        var isComplete = false
    }

    /// How many bytes there will be, as far as anybody knows.
    let expected: Int?
    private let state: Mutex<State>
    private let news = Signal()
    private let onWait: @Sendable (Int) -> Void

    /// A file that grows. `onWait` is called by the thread that begins to wait, with the number of bytes that are not enough for it.
    public init(_ file: GrowingFile, onWait: @escaping @Sendable (Int) -> Void) {
        expected = file.expected
        state = Mutex(State(received: file.received))
        self.onWait = onWait
    }

    /// More bytes are there, or all of them. What has been there stays; after the end there is no more.
    public func note(_ received: Int, isComplete: Bool) {
        state.withLock { state in
            guard !state.isComplete else { return }
            state.received = max(state.received, received)
            state.isComplete = isComplete
        }
        news.raise()
    }

    /// Waits until there are more than so many bytes, or all; how many there are then, and whether these are all.
    func wait(forMoreThan count: Int) -> (received: Int, isComplete: Bool) {
        var hasTold = false
        while true {
            let now = state.withLock { ($0.received, $0.isComplete) }
            if now.0 > count || now.1 { return now }
            if !hasTold { onWait(count) }
            hasTold = true
            news.wait()
        }
    }
}
