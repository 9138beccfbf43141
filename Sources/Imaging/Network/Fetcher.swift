internal import Glibc
internal import Synchronization
internal import Threading
internal import Wire
internal import Wording

/// Fetches what is at addresses of the web through helper processes, one an address, and tells those who asked. An address for which
/// several have asked is fetched once.
///
/// Nothing here waits: helpers are followed on threads of their own.
public final class Fetcher: Sendable {
    typealias Listener = @Sendable (FetchNews) -> Void

    /// One fetch that goes on, and what is known of it so far.
    private struct Fetch {
        var number: UInt64
        var process: HelperProcess
        let isAnew: Bool
        /// How many helpers in a row had to be exchanged for others.
        var outgrown = 0
        var listeners: [UInt64: Listener] = [:]
        var file: FetchedFile?
        var wait: FetchWait?

        mutating func note(_ news: FetchNews) {
            switch news {
            case .started(let file):
                self.file = file
                wait = nil
                outgrown = 0
            case .received(let bytes):
                file?.present = bytes
                wait = nil
            case .done(let length):
                file?.present = length
                file?.length = length
            case .waiting(let wait): self.wait = wait
            case .failed: break
            }
        }
    }

    private struct State {
        var fetches: [WebAddress: Fetch] = [:]
        var addresses: [UInt64: WebAddress] = [:]
        var recent = RecentFetches()
        var processes: [HelperProcess] = []
        var lastNumber: UInt64 = 0
        var isShutDown = false

        mutating func nextNumber() -> UInt64 {
            lastNumber += 1
            return lastNumber
        }
    }

    /// Who steps from a picture to the next may ask for the same address again at once: until then a fetch goes on. Milliseconds.
    private static let orphanTime: UInt32 = 10
    private static let shutDownPatience = 2000.0
    private static let mostExchanges = 10

    private let settings: FetchSettings
    private let programName: String
    private let note: @Sendable (LoadingNote) -> Void
    private let state = Mutex(State())

    /// A fetcher. `note` is called from any thread when there is something for the log.
    public init(_ settings: FetchSettings, note: @escaping @Sendable (LoadingNote) -> Void = { _ in }) {
        self.settings = settings
        self.note = note
        programName = FileName.readable(Array(settings.program.utf8))
    }

    deinit { shutDown() }

    /// Asks for an address; its news come to the listener, on any thread and perhaps before this returns, until the ticket is cancelled.
    /// Who asks anew wants the server to be asked even if there is a copy that is fresh.
    ///
    /// A listener must not call the fetcher.
    func fetch(_ address: WebAddress, isAnew: Bool, _ listener: @escaping Listener) -> UInt64 {
        state.withLock { state in
            let ticket = state.nextNumber()
            guard !state.isShutDown else { return ticket }
            if isAnew { forget(address, &state) }
            if let file = state.recent.file(of: address, at: MonotonicClock.milliseconds) {
                listener(.started(file))
                listener(.done(length: file.present))
                return ticket
            }
            if state.fetches[address] == nil {
                do throws(PictureFailure) {
                    let (number, process) = try launch(address, isAnew: isAnew, &state)
                    state.fetches[address] = Fetch(number: number, process: process, isAnew: isAnew)
                } catch {
                    listener(.failed(error))
                    return ticket
                }
            }
            state.addresses[ticket] = address
            state.fetches[address]?.listeners[ticket] = listener
            if let file = state.fetches[address]?.file { listener(.started(file)) }
            if let wait = state.fetches[address]?.wait { listener(.waiting(wait)) }
            return ticket
        }
    }

    /// Somebody does not want an address any more. When nobody does, its helper is killed.
    func cancel(_ ticket: UInt64) {
        let orphan: (WebAddress, UInt64)? = state.withLock { state in
            guard let address = state.addresses.removeValue(forKey: ticket), let fetch = state.fetches[address] else {
                return nil
            }
            state.fetches[address]?.listeners[ticket] = nil
            return fetch.listeners.count <= 1 ? (address, fetch.number) : nil
        }
        guard let (address, number) = orphan else { return }
        let started = DetachedThread.start { [weak self] in
            usleep(Self.orphanTime * 1000)
            self?.end(address, number)
        }
        if !started { end(address, number) }
    }

    /// The helpers that are running, with the tickets of those who wait for them.
    func helpers() -> [(process: HelperProcess, program: String, tickets: Set<UInt64>)] {
        state.withLock { state in
            state.processes.filter(\.isRunning).map { process in
                let fetch = state.fetches.values.first { $0.process === process }
                return (process, programName, fetch.map { Set($0.listeners.keys) } ?? [])
            }
        }
    }

    /// Ends all helpers and waits until they are gone. Afterwards the fetcher does nothing.
    public func shutDown() {
        let processes = state.withLock { state in
            state.isShutDown = true
            state.fetches = [:]
            state.recent = RecentFetches()
            return state.processes
        }
        HelperPool.end(processes, withinMilliseconds: Self.shutDownPatience)
    }

    /// What is known of an address is not good enough any more.
    private func forget(_ address: WebAddress, _ state: inout State) {
        state.recent.forget(address)
        // One that nobody else waits for may bring what was there before.
        guard let fetch = state.fetches[address], fetch.listeners.isEmpty else { return }
        fetch.process.kill()
        state.fetches[address] = nil
    }

    /// Ends a fetch that nobody wants any more.
    private func end(_ address: WebAddress, _ number: UInt64) {
        state.withLock { state in
            guard let fetch = state.fetches[address], fetch.number == number, fetch.listeners.isEmpty else { return }
            fetch.process.kill()
            state.fetches[address] = nil
        }
    }

    /// Starts a helper for an address, and a thread that follows it.
    private func launch(
        _ address: WebAddress, isAnew: Bool, _ state: inout State
    ) throws(PictureFailure) -> (number: UInt64, process: HelperProcess) {
        state.processes.removeAll(where: \.isReaped)
        let helper = try Helper(fetcher: settings.program)
        state.processes.append(helper.process)
        let number = state.nextNumber()
        let follower = FetchFollower(
            helper: helper, request: FetchRequest(address, settings, isAnew: isAnew),
            tell: { [weak self] in self?.take($0, of: address, number) }, note: note)
        guard DetachedThread.start({ follower.run() }) else {
            helper.process.kill()
            throw .noResources(.threads, errno: 0)
        }
        return (number, helper.process)
    }

    /// A helper that has become of no use is exchanged for another one; whether that was done.
    private func exchange(_ fetch: Fetch, of address: WebAddress, _ state: inout State) -> Bool {
        guard fetch.outgrown < Self.mostExchanges,
            let (number, process) = try? launch(address, isAnew: fetch.isAnew, &state)
        else { return false }
        var fresh = fetch
        fresh.number = number
        fresh.process = process
        fresh.outgrown += 1
        state.fetches[address] = fresh
        return true
    }

    private func take(_ news: FetchNews, of address: WebAddress, _ number: UInt64) {
        state.withLock { state in
            guard var fetch = state.fetches[address], fetch.number == number else { return }
            if case .failed(.fetching(.outgrown)) = news, exchange(fetch, of: address, &state) { return }
            fetch.note(news)
            state.fetches[address] = news.isLast ? nil : fetch
            if case .done = news, let file = fetch.file {
                state.recent.keep(file, of: address, at: MonotonicClock.milliseconds)
            }
            for (ticket, listener) in fetch.listeners {
                if news.isLast { state.addresses[ticket] = nil }
                listener(news)
            }
        }
    }
}

extension FetchRequest {
    fileprivate init(_ address: WebAddress, _ settings: FetchSettings, isAnew: Bool) {
        self.init(
            address: address.bytes, cacheFolder: settings.cacheFolder, cacheLimit: settings.cacheLimit,
            largestDownload: settings.largestDownload,
            freshness: settings.isOffline ? .offline : isAnew ? .asked : .usual, patience: settings.patience)
    }
}
