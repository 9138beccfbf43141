internal import Geometry
internal import Glibc
internal import Synchronization
internal import Threading

/// Makes thumbnails through helper processes of its own, few at once, on threads that end when there is nothing to do.
///
/// All of it may be called from the main thread and never waits.
public final class ThumbnailLoader: Sendable {
    private struct Job {
        let wish: ThumbnailWish
        var process: HelperProcess?
        var isCancelled = false
        /// Its result has been told; it is only being kept for the next time.
        var isDelivered = false
    }

    private struct State {
        var pool: HelperPool
        var waiting: ArraySlice<ThumbnailWish> = []
        var jobs: [Int: Job] = [:]
        var results: [ThumbnailResult] = []
        var isPaused = false
        var isShutDown = false
        var lastJob = 0
        var threads = 0
    }

    private static let shutDownPatience = 2000.0

    private let maker: ThumbnailMaker
    private let helpersAtOnce: Int
    private let wake: @Sendable () -> Void
    private let state: Mutex<State>

    /// A loader whose helpers are the program at a path. `wake` is called from any thread when there is something to drain; it must not call
    /// the loader itself.
    public init(
        decoderPath: String, limits: LoadingLimits, cache: ThumbnailCache?, wake: @escaping @Sendable () -> Void
    ) {
        maker = ThumbnailMaker(limits: limits, cache: cache)
        helpersAtOnce = min(max(limits.helpersAtOnce, 2), Self.mostHelpers)
        self.wake = wake
        state = Mutex(State(pool: HelperPool(program: decoderPath)))
    }

    /// More would only wait for the disk.
    private static let mostHelpers = 4

    deinit { shutDown() }

    /// Makes these thumbnails, the first ones first, and nothing else: what is under way and not among them is given up.
    public func want(_ wishes: [ThumbnailWish]) {
        state.withLock { state in
            guard !state.isShutDown else { return }
            let wanted = Set(wishes)
            for (number, job) in state.jobs where !job.isDelivered && !wanted.contains(job.wish) {
                state.jobs[number]?.isCancelled = true
                job.process.map(Self.end)
            }
            let running = Set(state.jobs.values.lazy.filter { !$0.isCancelled && !$0.isDelivered }.map(\.wish))
            state.waiting = wishes.filter { !running.contains($0) }[...]
            startThreads(&state)
        }
    }

    /// Begins no more of them until further notice: something else matters more.
    public func pause(_ isPaused: Bool) {
        state.withLock { state in
            guard state.isPaused != isPaused else { return }
            state.isPaused = isPaused
            startThreads(&state)
        }
    }

    /// What has come of the wishes since the last time.
    public func drain() -> [ThumbnailResult] {
        state.withLock { state in
            defer { state.results = [] }
            return state.results
        }
    }

    /// The helpers that are running, and the files that they are at.
    public func helpers() -> [(processID: Int32, path: [UInt8]?, residentBytes: Int)] {
        state.withLock { state in
            state.pool.running.map { process in
                let job = state.jobs.values.first { $0.process === process }
                return (process.id, job?.wish.path, process.residentBytes)
            }
        }
    }

    /// Ends all helpers and waits until they are gone. Afterwards the loader does nothing.
    public func shutDown() {
        state.withLock { state in
            state.isShutDown = true
            state.waiting = []
            for number in state.jobs.keys { state.jobs[number]?.isCancelled = true }
            state.pool.endAll(withinMilliseconds: Self.shutDownPatience)
        }
    }

    /// Kills a helper and reaps it. The thread that follows it may still be waiting for something else.
    private static func end(_ process: HelperProcess) {
        process.kill()
        DetachedThread.start { process.waitForEnd() }
    }

    // MARK: - On its threads

    private func startThreads(_ state: inout State) {
        guard !state.isPaused, !state.isShutDown else { return }
        let wanted = min(state.waiting.count, helpersAtOnce - state.threads)
        for _ in 0..<max(wanted, 0) where DetachedThread.start({ [weak self] in self?.work() }) { state.threads += 1 }
    }

    private func work() {
        while let (number, wish) = next() {
            let outcome = maker.make(
                wish, takeHelper: { () throws(PictureFailure) in try self.helper(for: number) },
                isAbandoned: { self.isCancelled(number) },
                deliver: { self.deliver(number, $0) })
            if let outcome { deliver(number, outcome) }
            state.withLock { $0.jobs[number] = nil }
        }
    }

    /// The next thing to do; nil when this thread is not needed any more.
    private func next() -> (Int, ThumbnailWish)? {
        state.withLock { state in
            guard !state.isPaused, !state.isShutDown, let wish = state.waiting.popFirst() else {
                state.threads -= 1
                return nil
            }
            state.lastJob += 1
            state.jobs[state.lastJob] = Job(wish: wish)
            return (state.lastJob, wish)
        }
    }

    private func helper(for number: Int) throws(PictureFailure) -> Helper {
        try state.withLock { (state) throws(PictureFailure) in
            guard state.jobs[number]?.isCancelled == false, !state.isShutDown else { throw .missing }
            let helper = try state.pool.take()
            state.jobs[number]?.process = helper.process
            // The next one gets ready meanwhile.
            if !state.waiting.isEmpty { try? state.pool.keepSpare() }
            return helper
        }
    }

    private func isCancelled(_ number: Int) -> Bool {
        state.withLock { $0.jobs[number]?.isCancelled != false }
    }

    private func deliver(_ number: Int, _ outcome: Result<ThumbnailImage, PictureFailure>) {
        let isNews = state.withLock { state in
            guard let job = state.jobs[number], !job.isCancelled, !state.isShutDown else { return false }
            state.jobs[number]?.isDelivered = true
            state.results.append(ThumbnailResult(wish: job.wish, outcome: outcome))
            return state.results.count == 1
        }
        if isNews { wake() }
    }
}
