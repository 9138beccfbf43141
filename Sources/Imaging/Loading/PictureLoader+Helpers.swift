internal import Geometry
internal import Threading
internal import Wire

/// How helpers are given to pictures, and what becomes of them.
extension PictureLoader {
    func startWaiting(_ state: inout State) {
        var running = state.jobs.values.count { !$0.isWaiting && !$0.isPlaying && !$0.isFed }
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
            job.file?.incoming?.attach(helper.process)
            put(id, job.attempt, .change(.opening))
            try follow(helper, id, job)
        } catch {
            put(id, job.attempt, .ended(.failed(error)))
        }
    }

    private func follow(_ helper: Helper, _ id: PictureID, _ job: Job) throws(PictureFailure) {
        let inbox = inbox
        let follower = Follower(
            socket: helper.socket,
            opening: job.file.map { FileOpening($0) } ?? opener.open(job.path, job.wishes, for: helper.process),
            wishes: job.wishes, limits: limits, memory: memory,
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
    func notePlaying(_ id: PictureID, _ state: inout State) {
        state.jobs[id]?.isPlaying = true
        startWaiting(&state)
        try? state.pool.keepSpare()
    }

    /// Ends an attempt: returns the last change of the opening, or nil when it is tried again.
    func end(_ id: PictureID, _ outcome: Follower.Outcome, _ state: inout State) -> PictureChange? {
        let isPlaying = state.jobs[id]?.isPlaying == true
        let isTriedAgain = !isPlaying && state.jobs[id].map { $0.deaths + 1 < Self.mostAttempts } ?? false
        if let job = state.jobs[id], let number = job.process?.id,
            let fault = LoadingNote(outcome, of: number, at: job.path, isTriedAgain: isTriedAgain)
        {
            note(fault)
        }
        if case .crashed = outcome, isTriedAgain {
            state.jobs[id]?.attempt += 1
            state.jobs[id]?.deaths += 1
            start(id, &state)
            return nil
        }
        return finish(id, outcome, isPlaying: isPlaying, &state)
    }

    /// Nothing more will come of an opening: returns its last change.
    private func finish(
        _ id: PictureID, _ outcome: Follower.Outcome, isPlaying: Bool, _ state: inout State
    ) -> PictureChange? {
        let incoming = state.jobs[id]?.file?.incoming
        state.jobs[id] = nil
        // The rest of what cannot be shown need not come.
        if case .done = outcome { expectEnd(of: incoming, id, state) } else { stopFetching(id, &state) }
        startWaiting(&state)
        // Now nobody waits for the processor, and the next picture will find a helper ready.
        try? state.pool.keepSpare()
        return switch outcome {
        case .done: isPlaying ? nil : .done
        case .failed(let failure): isPlaying ? .stopped(failure) : .failed(failure)
        case .crashed: isPlaying ? .stopped(.crashed) : .failed(.crashed)
        }
    }

    func put(_ id: PictureID, _ attempt: Int, _ content: Inbox.Item.Content) {
        inbox.put(Inbox.Item(id: id, attempt: attempt, content: content))
    }
}
