internal import Album
internal import Synchronization
internal import Threading

/// Looks names up on a thread of its own, so that a share that does not answer costs that thread and nothing else.
final class FolderReading: Sendable {
    private struct State {
        var findings: [FolderFinding] = []
        var isFinished = false
        var isGivenUp = false
    }

    private let state = Mutex(State())
    /// Counts up with each name that was read: a large folder is slow, not dead.
    private let progress = Atomic<Int>(0)
    private let something = Signal()

    /// Begins; `read` is what may take for ever.
    init(read: @escaping @Sendable (FolderReading) -> Void) {
        let started = DetachedThread.start { [self] in
            read(self)
            finish()
        }
        if !started {
            put(.end(.noThreads))
            finish()
        }
    }

    /// Begins to look up what is wanted.
    convenience init(_ requests: [FolderRequest], _ wishes: FolderWishes, _ notifier: FolderNotifier) {
        self.init { reading in
            let reader = FolderReader(wishes: wishes, notifier: notifier, reading: reading)
            for request in requests where !reading.isGivenUp { reader.read(request) }
        }
    }

    /// Waits for more, at most so many milliseconds; nil once there is nothing more to come.
    func next(within milliseconds: Double) -> [FolderFinding]? {
        let (now, isOver) = take()
        if !now.isEmpty || isOver { return isOver && now.isEmpty ? nil : now }
        _ = something.wait(milliseconds: milliseconds)
        let (later, isOverNow) = take()
        return isOverNow && later.isEmpty ? nil : later
    }

    /// How much was read so far, in names; whoever sees no change for too long gives up.
    var readCount: Int { progress.load(ordering: .relaxed) }

    /// Nobody waits any more.
    func giveUp() { state.withLock { $0.isGivenUp = true } }

    /// Whether nobody waits any more.
    var isGivenUp: Bool { state.withLock { $0.isGivenUp } }

    /// Says that it is being read.
    func noteProgress() { progress.wrappingAdd(1, ordering: .relaxed) }

    /// Leaves something for whoever waits.
    func put(_ finding: FolderFinding) {
        noteProgress()
        let isFirst = state.withLock { state in
            guard !state.isGivenUp else { return false }
            state.findings.append(finding)
            return state.findings.count == 1
        }
        // Whoever waits takes all that is there, so that one ring is enough.
        if isFirst { something.raise() }
    }

    private func finish() {
        state.withLock { $0.isFinished = true }
        something.raise()
    }

    private func take() -> ([FolderFinding], Bool) {
        state.withLock { state in
            defer { state.findings = [] }
            return (state.findings, state.isFinished)
        }
    }
}
