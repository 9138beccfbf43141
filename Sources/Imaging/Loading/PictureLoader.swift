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
    private let standardInput: SpooledInput?
    private let thumbnails: String?
    private let note: @Sendable (LoadingNote) -> Void
    private let inbox: Inbox
    private let state: Mutex<State>

    /// A loader whose helpers are the program at a path. `standardInput` is what the path `-` stands for, `thumbnailFolder` where
    /// the desktop keeps its thumbnails. `wake` is called from any thread
    /// when there is something to drain, `note` when there is something for the log; they must not call the loader itself.
    public init(
        decoderPath: String, limits: LoadingLimits, standardInput: SpooledInput? = nil,
        thumbnailFolder: String? = nil, note: @escaping @Sendable (LoadingNote) -> Void = { _ in },
        wake: @escaping @Sendable () -> Void
    ) {
        self.standardInput = standardInput
        self.note = note
        thumbnails = thumbnailFolder
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
                case .change(let change): events.append(PictureEvent(id: item.id, change: change))
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
        var running = state.jobs.values.count { !$0.isWaiting }
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
            socket: helper.socket, opening: opening(of: job, for: helper.process), wishes: job.wishes,
            limits: limits,
            report: { inbox.put(Inbox.Item(id: id, attempt: job.attempt, content: .change($0))) },
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

    /// Begins to open a file, and what the desktop has of it. A neighbor needs no glimpse: nobody sees it yet.
    private func opening(of job: Job, for process: HelperProcess) -> FileOpening {
        let path = job.path
        if let input = standardInput, path == AlbumPart.standardInput {
            return FileOpening(input) { process.isRunning }
        }
        let cache = job.wishes.bounds == nil ? thumbnails : nil
        return FileOpening {
            Result { () throws(PictureFailure) in
                var file = try OpenedFile(path: path)
                file.thumbnail = cache.flatMap { DesktopThumbnail(of: path, file, in: $0) }
                return file
            }
        }
    }

    /// Ends an attempt: returns the last change of the opening, or nil when it is tried again.
    private func end(_ id: PictureID, _ outcome: Follower.Outcome, _ state: inout State) -> PictureChange? {
        noteFault(id, outcome, state)
        if case .crashed = outcome, let attempt = state.jobs[id]?.attempt, attempt < Self.mostAttempts {
            state.jobs[id]?.attempt += 1
            start(id, &state)
            return nil
        }
        state.jobs[id] = nil
        startWaiting(&state)
        // Now nobody waits for the processor, and the next picture will find a helper ready.
        try? state.pool.keepSpare()
        return switch outcome {
        case .done: .done
        case .failed(let failure): .failed(failure)
        case .crashed: .failed(.crashed)
        }
    }

    private func noteFault(_ id: PictureID, _ outcome: Follower.Outcome, _ state: borrowing State) {
        guard let job = state.jobs[id], let process = job.process else { return }
        let what: String? =
            switch outcome {
            case .crashed: "died"
            case .failed(.hung(let milliseconds)): "gave no sign for \(Int(milliseconds)) ms"
            case .failed(.nonsense(let detail)): "talked nonsense: \(detail)"
            case .done, .failed: nil
            }
        guard let what else { return }
        let isTriedAgain = if case .crashed = outcome { job.attempt < Self.mostAttempts } else { false }
        note(
            .fault(
                processID: process.id, fileName: FileName.readable(job.path), what: what, isTriedAgain: isTriedAgain))
    }

    private func put(_ id: PictureID, _ attempt: Int, _ content: Inbox.Item.Content) {
        inbox.put(Inbox.Item(id: id, attempt: attempt, content: content))
    }
}
