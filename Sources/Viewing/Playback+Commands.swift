/// What a person, or the end of a decoder, does to an animation.
extension Playback {
    /// Pauses, goes on, or begins anew when it was over.
    public mutating func toggle(at time: Double) -> [Action] {
        let time = hiddenSince ?? time
        target = nil
        switch state {
        case .playing(let due):
            state = .paused(left: max(due - time, 0))
            return []
        case .paused(let left):
            state = .playing(due: time + left)
            return align()
        case .ended:
            pass = 0
            let actions = show(0)
            state = .playing(due: time + firstDuration)
            return actions + align()
        }
    }

    /// Pauses at another frame, so many forward or back: at once if it is there, else as soon as it comes.
    public mutating func step(by count: Int) -> [Action] {
        guard frameCount > 1 else { return [] }
        let goal = ((target ?? shown.index) + count) % frameCount
        let wanted = goal < 0 ? goal + frameCount : goal
        target = nil
        state = .paused(left: duration(of: wanted))
        if wanted == shown.index || isThere(wanted) {
            let actions = show(wanted)
            state = .paused(left: duration(of: wanted))
            return actions + align()
        }
        target = wanted
        return keepsAll || expected == wanted ? [] : seek(wanted)
    }

    /// Nobody can see it any more, or somebody can again: its time stands still meanwhile.
    public mutating func setHidden(_ isHidden: Bool, at time: Double) {
        guard isHidden else {
            if let hiddenSince, case .playing(let due) = state { state = .playing(due: due + time - hiddenSince) }
            hiddenSince = nil
            return
        }
        hiddenSince = hiddenSince ?? time
    }

    /// There are only so many frames after all.
    public mutating func shorten(to count: Int) -> [Action] {
        frameCount = max(min(count, frameCount), 1)
        ready = ready.filter { $0.key < frameCount || $0.key == shown.index }
        guard frameCount > 1 else {
            stop()
            return []
        }
        if let target, target >= frameCount { self.target = nil }
        expected = min(expected, frameCount)
        return keepsAll ? [] : seek(target ?? following(min(shown.index, frameCount - 1)))
    }

    /// No more frames will come.
    public mutating func stop() {
        target = nil
        state = .ended
        if !keepsAll { ready = ready.filter { $0.key == shown.index } }
    }

    /// Makes the decoder go on behind the shown frame, unless it does; frames that come later than those that it will send are given back.
    private mutating func align() -> [Action] {
        guard !keepsAll else { return [] }
        let next = following(shown.index)
        var run: Set<Int> = [shown.index]
        var end = next
        while ready[end] != nil, run.insert(end).inserted { end = following(end) }
        guard end == expected else { return seek(next) }
        let gone = ready.filter { !run.contains($0.key) }
        for index in gone.keys { ready[index] = nil }
        return gone.values.map(\.slot).sorted().map { .release(slot: $0) }
    }

    private mutating func seek(_ frame: Int) -> [Action] {
        ready = ready.filter { $0.key == shown.index }
        expected = frame
        return [.seek(frame: frame, keeping: ready[shown.index]?.slot)]
    }
}
