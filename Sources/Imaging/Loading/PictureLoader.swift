internal import Album
public import Geometry
internal import Synchronization
internal import Threading
internal import Wire
internal import Wording

/// Opens pictures through helper processes, one each, and tells what becomes of them.
///
/// `open`, `cancel`, `drain`, `prepare` and `shutDown` belong to the main thread and never wait: files are opened and helpers are followed
/// on threads of their own, which leave what they learn in an inbox. `drain` empties it.
public final class PictureLoader: Sendable {
    private struct Job {
        let path: [UInt8]
        let wishes: OpenWishes
        var attempt = 1
        var process: HelperProcess?
        /// All that is seen at first is there; its helper works ahead of the frames that are shown.
        var isPlaying = false
        var isWaiting: Bool { process == nil }
    }

    private struct State {
        var pool: HelperPool
        var jobs: [PictureID: Job] = [:]
        /// Openings that wait for a helper, in their order.
        var waiting: [PictureID] = []
        var isShutDown = false
    }

    /// A crash may have been bad luck; a second one is not.
    private static let mostAttempts = 2
    private static let shutDownPatience = 2000.0

    private let programName: String
    private let limits: LoadingLimits
    private let opener: FileOpener
    private let note: @Sendable (LoadingNote) -> Void
    private let inbox: Inbox
    private let memory = FailureMemory(mostCrashes: mostAttempts)
    private let state: Mutex<State>

    /// A loader whose helpers are the program at a path. `standardInput` is what the path `-` stands for, `thumbnailFolder` where
    /// the desktop keeps its thumbnails. `wake` is called from any thread
    /// when there is something to drain, `note` when there is something for the log; they must not call the loader itself.
    public init(
        decoderPath: String, limits: LoadingLimits, standardInput: SpooledInput? = nil,
        thumbnailFolder: String? = nil, note: @escaping @Sendable (LoadingNote) -> Void = { _ in },
        wake: @escaping @Sendable () -> Void
    ) {
        opener = FileOpener(standardInput: standardInput, thumbnailFolder: thumbnailFolder)
        self.note = note
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
            state.waiting.append(id)
            startWaiting(&state)
        }
    }

    /// Tries files again that no helper could cope with, although they are unchanged.
    public func forgetFailures() { memory.forget() }

    /// Gives a picture up: its helper is killed at once, and nothing of this id comes out of `drain` any more.
    public func cancel(_ id: PictureID) {
        state.withLock { state in
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
            for item in inbox.takeAll() where state.jobs[item.id]?.attempt == item.attempt {
                switch item.content {
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
            state.pool.running.map { process in
                HelperStatus(
                    processID: process.id, program: programName,
                    picture: state.jobs.first { $0.value.process === process }?.key,
                    residentBytes: process.residentBytes)
            }
        }
    }

    /// Ends all helpers and waits until they are gone. Afterwards the loader does nothing.
    public func shutDown() {
        inbox.close()
        state.withLock { state in
            state.isShutDown = true
            state.jobs.removeAll()
            state.waiting.removeAll()
            state.pool.endAll(withinMilliseconds: Self.shutDownPatience)
        }
    }

    // MARK: - Starting and ending

    private func startWaiting(_ state: inout State) {
        var running = state.jobs.values.count { !$0.isWaiting && !$0.isPlaying }
        while running < max(limits.helpersAtOnce, 1), !state.waiting.isEmpty {
            start(state.waiting.removeFirst(), &state)
            running += 1
        }
    }

    private func start(_ id: PictureID, _ state: inout State) {
        guard let job = state.jobs[id] else { return }
        do {
            let helper = try state.pool.take()
            state.jobs[id]?.process = helper.process
            put(id, job.attempt, .change(.opening))
            try follow(helper, id, job)
        } catch {
            put(id, job.attempt, .ended(.failed(error)))
        }
    }

    private func follow(_ helper: Helper, _ id: PictureID, _ job: Job) throws(PictureFailure) {
        let inbox = inbox
        let follower = Follower(
            socket: helper.socket, opening: opener.open(job.path, job.wishes, for: helper.process), wishes: job.wishes,
            limits: limits, memory: memory,
            report: { inbox.put(Inbox.Item(id: id, attempt: job.attempt, content: .change($0))) },
            isAbandoned: { !helper.process.isRunning },
            noteProtections: { [note, number = helper.process.id] check in
                note(.ready(processID: number, lacking: check.lackingLines))
            })
        let started = DetachedThread.start {
            let outcome = follower.run()
            // Whether it is done, hangs or talks nonsense: it has nothing more to do.
            helper.process.kill()
            inbox.put(Inbox.Item(id: id, attempt: job.attempt, content: .ended(outcome)))
            helper.process.waitForEnd()
        }
        if !started {
            helper.process.kill()
            throw .noResources(.threads, errno: 0)
        }
    }

    /// From now on its helper does little: the next picture need not wait for it.
    private func notePlaying(_ id: PictureID, _ state: inout State) {
        state.jobs[id]?.isPlaying = true
        startWaiting(&state)
        try? state.pool.keepSpare()
    }

    /// Ends an attempt: returns the last change of the opening, or nil when it is tried again.
    private func end(_ id: PictureID, _ outcome: Follower.Outcome, _ state: inout State) -> PictureChange? {
        let isPlaying = state.jobs[id]?.isPlaying == true
        let isTriedAgain = !isPlaying && state.jobs[id].map { $0.attempt < Self.mostAttempts } ?? false
        if let job = state.jobs[id], let number = job.process?.id,
            let fault = LoadingNote(outcome, of: number, at: job.path, isTriedAgain: isTriedAgain)
        {
            note(fault)
        }
        if case .crashed = outcome, isTriedAgain {
            state.jobs[id]?.attempt += 1
            start(id, &state)
            return nil
        }
        state.jobs[id] = nil
        startWaiting(&state)
        // Now nobody waits for the processor, and the next picture will find a helper ready.
        try? state.pool.keepSpare()
        return switch outcome {
        case .done: isPlaying ? nil : .done
        case .failed(let failure): isPlaying ? .stopped(failure) : .failed(failure)
        case .crashed: isPlaying ? .stopped(.crashed) : .failed(.crashed)
        }
    }

    private func put(_ id: PictureID, _ attempt: Int, _ content: Inbox.Item.Content) {
        inbox.put(Inbox.Item(id: id, attempt: attempt, content: content))
    }
}
