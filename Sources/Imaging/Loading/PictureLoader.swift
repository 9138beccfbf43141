internal import Album
public import Geometry
internal import Synchronization
internal import Threading
internal import Wire
internal import Wording

/// Opens pictures through helper processes, one each, and tells what becomes of them.
///
/// A picture may be a file or be at an address of the web. `open`, `cancel`, `drain`, `prepare` and `shutDown` belong to the main thread and never wait: files are opened and helpers are followed
/// on threads of their own, which leave what they learn in an inbox. `drain` empties it.
public final class PictureLoader: Sendable {
    struct Job {
        let path: [UInt8]
        let wishes: OpenWishes
        /// Counts the helpers that were given to it; what earlier ones say does not matter any more.
        var attempt = 1
        /// How many of them have died.
        var deaths = 0
        var process: HelperProcess?
        /// What was fetched, or is being fetched; nil for a file, and before something has come.
        var file: OpenedFile?
        /// All that is seen at first is there; its helper works ahead of the frames that are shown.
        var isPlaying = false
        var isWaiting: Bool { process == nil }
        /// Whether its helper has to wait for a server, and leaves the processor to others.
        var isFed: Bool { file?.incoming?.isComplete == false }
    }

    struct State {
        var pool: HelperPool
        var jobs: [PictureID: Job] = [:]
        /// What is being fetched, until it is there or nobody wants it; a picture may be complete before that.
        var tickets: [PictureID: UInt64] = [:]
        /// Openings that wait for a helper, in their order.
        var waiting: [PictureID] = []
        var isShutDown = false
    }

    /// A crash may have been bad luck; a second one is not.
    static let mostAttempts = 2
    private static let shutDownPatience = 2000.0

    let programName: String
    /// Fetches what is at addresses; nil when the network may not be used.
    let fetcher: Fetcher?
    let limits: LoadingLimits
    let opener: FileOpener
    let note: @Sendable (LoadingNote) -> Void
    let inbox: Inbox
    let memory = FailureMemory(mostCrashes: mostAttempts)
    let state: Mutex<State>

    /// A loader whose helpers are the program at a path; addresses are brought by `fetcher`, if they are to be brought at all. `standardInput` is what the path `-` stands for, `thumbnailFolder` where
    /// the desktop keeps its thumbnails. `wake` is called from any thread
    /// when there is something to drain, `note` when there is something for the log; they must not call the loader itself.
    public init(
        decoderPath: String, limits: LoadingLimits, standardInput: SpooledInput? = nil,
        thumbnailFolder: String? = nil, fetcher: Fetcher? = nil,
        note: @escaping @Sendable (LoadingNote) -> Void = { _ in },
        wake: @escaping @Sendable () -> Void
    ) {
        opener = FileOpener(standardInput: standardInput, thumbnailFolder: thumbnailFolder)
        self.note = note
        self.fetcher = fetcher
        programName = FileName.readable(Array(decoderPath.utf8))
        self.limits = limits
        inbox = Inbox(wake: wake)
        state = Mutex(State(pool: HelperPool(program: decoderPath)))
    }

    /// Where the desktop keeps its thumbnails; nil when the environment does not say.
    public static var desktopThumbnails: String? { DesktopThumbnail.cacheFolder }

    deinit { shutDown() }

    /// Starts a helper now, so that the first picture finds it ready. A failure shows when a picture is opened.
    public func prepare() {
        state.withLock { state in
            guard !state.isShutDown else { return }
            try? state.pool.keepSpare()
        }
    }

    /// Opens the picture at a path. Everything that becomes of it comes out of `drain` under this id.
    public func open(_ id: PictureID, path: [UInt8], wishes: OpenWishes) {
        state.withLock { state in
            guard !state.isShutDown, state.jobs[id] == nil else { return }
            state.jobs[id] = Job(path: path, wishes: wishes)
            if wishes.isAnew { memory.forget() }
            if WebAddress.isMeant(by: path) { return fetch(id, path, wishes, &state) }
            state.waiting.append(id)
            startWaiting(&state)
        }
    }

    /// Tries files again that no helper could cope with, although they are unchanged.
    public func forgetFailures() { memory.forget() }

    /// Gives a picture up: its helpers are killed at once, and nothing of this id comes out of `drain` any more.
    public func cancel(_ id: PictureID) {
        state.withLock { state in
            stopFetching(id, &state)
            guard let job = state.jobs.removeValue(forKey: id) else { return }
            state.waiting.removeAll { $0 == id }
            if let process = job.process {
                process.kill()
                // The thread that follows it may still be waiting for the file.
                DetachedThread.start { process.waitForEnd() }
            }
            startWaiting(&state)
        }
    }

    /// What has happened since the last time, in its order.
    public func drain() -> [PictureEvent] {
        state.withLock { state in
            var events: [PictureEvent] = []
            for item in inbox.takeAll() {
                guard let job = state.jobs[item.id], item.attempt ?? job.attempt == job.attempt else { continue }
                switch item.content {
                case .fetched(let file): take(file, of: item.id, &state)
                case .notFetched(let failure):
                    if let change = give(up: item.id, failure, &state) {
                        events.append(PictureEvent(id: item.id, change: change))
                    }
                case .change(let change):
                    if case .animated(_, .some) = change { notePlaying(item.id, &state) }
                    events.append(PictureEvent(id: item.id, change: change))
                case .ended(let outcome):
                    if let change = end(item.id, outcome, &state) {
                        events.append(PictureEvent(id: item.id, change: change))
                    }
                }
            }
            return events
        }
    }

    /// The helpers that are running.
    public func helpers() -> [HelperStatus] {
        state.withLock { state in
            let decoders = state.pool.running.map { process in
                HelperStatus(
                    processID: process.id, program: programName,
                    picture: state.jobs.first { $0.value.process === process }?.key,
                    residentBytes: process.residentBytes)
            }
            return decoders + fetchers(state)
        }
    }

    /// Ends all helpers and waits until they are gone. Afterwards the loader does nothing.
    public func shutDown() {
        inbox.close()
        fetcher?.shutDown()
        state.withLock { state in
            state.isShutDown = true
            state.jobs.removeAll()
            state.waiting.removeAll()
            state.tickets.removeAll()
            state.pool.endAll(withinMilliseconds: Self.shutDownPatience)
        }
    }
}
