internal import Album
internal import Glibc

/// How the album follows what happens to its files.
extension AlbumFollowing {
    /// Waits for something to happen, and takes it in.
    mutating func takeChanges() {
        let hasNews = wait()
        guard !course.isEnded else { return }
        var batch = ChangeBatch()
        if hasNews { collect(&batch) }
        if now >= nextPoll { poll(&batch) }
        let hasChanged = batch.isEmpty ? false : apply(batch)
        let isDue = settle()
        if hasChanged || isDue { tell() }
    }

    /// Waits until the kernel has news (then the answer is true), somebody wants something, or time has passed.
    private func wait() -> Bool {
        var requests = [pollfd(fd: course.bellNumber, events: Int16(POLLIN), revents: 0)]
        if let number = notifier.number { requests.append(pollfd(fd: number, events: Int16(POLLIN), revents: 0)) }
        let deadline = min(nextPoll, nextSettling)
        let patience = deadline == .infinity ? -1 : Int32(min(max(deadline - now, 0), 1e6).rounded(.up))
        guard unsafe Glibc.poll(&requests, nfds_t(requests.count), patience) > 0 else { return false }
        return requests.count > 1 && requests[1].revents != 0
    }

    /// Takes news until there are none for a while.
    private mutating func collect(_ batch: inout ChangeBatch) {
        let end = now + timing.mostDelay
        while true {
            let events = notifier.read()
            for event in events {
                // A watch that is not known has lost its folder, or is none: events were lost.
                for prefix in prefixes[event.watch] ?? [] { batch.note(event, in: prefix) }
                if prefixes[event.watch] == nil { batch.note(event, in: nil) }
                if event.has(IN_IGNORED) { forgetWatch(event.watch) }
            }
            if events.isEmpty || now >= end || course.isEnded { return }
            usleep(useconds_t(timing.quiet * 1000))
        }
    }

    private mutating func forgetWatch(_ watch: Int32) {
        prefixes[watch] = nil
        notifier.forget(watch)
    }

    // MARK: - What is written

    private var nextSettling: Double {
        let writing = unsettled.values.min().map { $0 + timing.settling } ?? .infinity
        return growing.isEmpty ? writing : min(writing, growthTold + timing.growth)
    }

    /// Notes what is written, and tells what has rested for long enough; whether there is something to tell.
    private mutating func settle() -> Bool {
        let time = now
        let settled = unsettled.filter { time - $0.value >= timing.settling }.map(\.key)
        for path in settled { unsettled[path] = nil }
        pending.rewritten.formUnion(settled.filter(catalog.contains))
        if !growing.isEmpty, time - growthTold >= timing.growth {
            pending.growing.formUnion(growing)
            growing = []
            growthTold = time
        }
        return pending.concernsFiles
    }

    /// Notes what a batch says about the content of files.
    mutating func noteWriting(_ batch: ChangeBatch) {
        for path in batch.rewritten { unsettled[path] = nil }
        for path in batch.written where catalog.contains(path) { unsettled[path] = now }
        pending.rewritten.formUnion(batch.rewritten.filter(catalog.contains))
        growing.formUnion(batch.growing.subtracting(batch.rewritten).filter(catalog.contains))
    }
}
