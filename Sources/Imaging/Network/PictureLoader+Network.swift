internal import Geometry
internal import Glibc
internal import Synchronization
internal import Threading
internal import Wire
internal import Wording

/// How pictures come that are at addresses.
extension PictureLoader {
    /// Begins to fetch a picture; a helper is given to it as soon as something of it is there.
    func fetch(_ id: PictureID, _ path: [UInt8], _ wishes: OpenWishes, _ state: inout State) {
        guard let address = WebAddress(path) else { return putFailure(id, .fetching(.badAddress)) }
        guard let fetcher else { return putFailure(id, .networkForbidden) }
        let receiver = FetchReceiver(id: id, inbox: inbox)
        state.tickets[id] = fetcher.fetch(address, isAnew: wishes.isAnew) { receiver.take($0) }
    }

    /// Nobody waits for what is being fetched.
    func stopFetching(_ id: PictureID, _ state: inout State) {
        if let ticket = state.tickets.removeValue(forKey: id) { fetcher?.cancel(ticket) }
    }

    /// A server that has not said how much there is may go on after the picture's end, and need not ever stop.
    private static let trailingTime: UInt32 = 5

    /// The decoder has had enough: what comes later of a picture of unknown length is waited for some seconds only.
    func expectEnd(of incoming: IncomingFile?, _ id: PictureID, _ state: State) {
        guard let incoming, incoming.expected == nil, !incoming.isComplete, let ticket = state.tickets[id] else {
            return
        }
        DetachedThread.start { [weak self] in
            sleep(Self.trailingTime)
            guard let self, !incoming.isComplete else { return }
            self.state.withLock { state in
                if state.tickets[id] == ticket { self.stopFetching(id, &state) }
            }
        }
    }

    /// Something of a picture is there, or something else than before: a helper begins with it.
    func take(_ file: OpenedFile, of id: PictureID, _ state: inout State) {
        if let process = state.jobs[id]?.process {
            process.kill()
            state.jobs[id]?.process = nil
            state.jobs[id]?.attempt += 1
        }
        state.jobs[id]?.file = file
        if !state.waiting.contains(id) { state.waiting.append(id) }
        startWaiting(&state)
    }

    /// There will be no more of a picture. A helper that has begun with it was ended, and its end will say so.
    func give(up id: PictureID, _ failure: PictureFailure, _ state: inout State) -> PictureChange? {
        state.tickets[id] = nil
        guard state.jobs[id]?.process == nil else { return nil }
        state.waiting.removeAll { $0 == id }
        return end(id, .failed(failure), &state)
    }

    /// The helpers that fetch, each with one of the pictures that wait for it.
    func fetchers(_ state: State) -> [HelperStatus] {
        (fetcher?.helpers() ?? []).map { process, program, tickets in
            HelperStatus(
                processID: process.id, program: program,
                picture: state.tickets.first { tickets.contains($0.value) }?.key,
                residentBytes: process.residentBytes)
        }
    }

    private func putFailure(_ id: PictureID, _ failure: PictureFailure) {
        inbox.put(Inbox.Item(id: id, attempt: nil, content: .notFetched(failure)))
    }
}
