internal import Fetching
internal import Glibc
internal import Wire

/// Brings what is at one address: from the cache, from the server, and after failures that may pass from the server again.
struct Fetcher: ~Copyable {
    let request: FetchRequest
    let address: WebAddress
    let link: ViewerLink
    let store: CacheStore
    let delivery: Delivery
    private let network = NetworkWatch()

    init(_ request: FetchRequest, _ address: WebAddress, link: ViewerLink, store: CacheStore) {
        self.request = request
        self.address = address
        self.link = link
        self.store = store
        delivery = Delivery(request, key: address.key, link: link, store: store)
    }

    /// Fetches, tells how it goes, and returns when all has been said.
    func run() {
        let copy = store.copy(for: address.key)
        let isFresh = copy?.record.freshness.isFresh(at: WallClock.seconds) ?? false
        if request.freshness == .offline {
            guard let copy else { return link.send(.failed(.notCached)) }
            return show(copy, isFresh ? .cache : .outdatedCache)
        }
        if request.freshness == .usual, isFresh, let copy { return show(copy, .cache) }
        if let (record, file) = store.takePart(for: address.key) { delivery.adopt(record, file) }
        fetch(copy)
        store.tidy()
    }

    private func fetch(_ copy: StoredCopy?) {
        var rule = RetryRule(request.patience)
        var isOffline = false
        while true {
            let before = delivery.count
            switch Round(self.request, address, delivery).run(copy) {
            case .complete: return delivery.finish()
            case .unchanged(let record):
                guard var copy else { return link.send(.failed(.badAnswer)) }
                copy.record = record
                store.renew(record)
                delivery.giveUp()
                return show(copy, .cache)
            case .failed(let failure, let place, let retryAfter):
                let reason = realReason(failure, at: place)
                if let copy, RetryRule.mayPass(reason), copy.record.freshness.mayOutlive, delivery.count == 0 {
                    return show(copy, .outdatedCache)
                }
                if reason == .offline {
                    rule.noteOffline()
                    // Said once, and again when somebody wanted to know.
                    if !isOffline {
                        link.send(.waiting(FetchWait(reason: reason, milliseconds: nil, tries: rule.failures)))
                    }
                    isOffline = !waitForNetwork()
                    continue
                }
                isOffline = false
                let newBytes = max(delivery.count - before, 0)
                guard let pause = rule.pause(after: reason, newBytes: newBytes, retryAfter: retryAfter) else {
                    return end(reason, at: place, copy)
                }
                link.send(.waiting(FetchWait(reason: reason, milliseconds: pause, tries: rule.failures)))
                NetworkWatch.wait(milliseconds: pause, hurry: link.hurry)
            }
        }
    }

    /// It was tried often enough, or trying is of no use.
    private func end(_ failure: FetchFailure, at place: WebAddress, _ copy: StoredCopy?) {
        switch failure {
        case .status(404), .status(410):
            // It is gone, so nobody should see it again.
            store.forget(address.key)
            delivery.giveUp()
        case .tooLarge, .storage: delivery.giveUp()
        default: delivery.giveUpUnlessResumable()
        }
        if let copy, RetryRule.mayPass(failure), copy.record.freshness.mayOutlive { return show(copy, .outdatedCache) }
        // Who reads that wants to know whose fault it is, and knows only the host of the address.
        let isElsewhere = place.authority != address.authority
        link.send(.failed(isElsewhere ? .elsewhere(host: place.authority, failure) : failure))
    }

    /// Hands over a complete copy.
    private func show(_ copy: StoredCopy, _ origin: FetchOrigin) {
        let length = copy.record.length
        guard length <= request.largestDownload else {
            return link.send(.failed(.tooLarge(limit: request.largestDownload)))
        }
        store.noteUse(of: copy)
        let start = FetchStart(
            length: length, present: length, origin: origin, mediaType: copy.record.headers.mediaType)
        link.send(.started(start), [copy.content])
        link.send(.done(FetchEnd(length: length, origin: origin)))
    }

    /// A failure to reach the server may mean that there is no network at all.
    private func realReason(_ failure: FetchFailure, at place: WebAddress) -> FetchFailure {
        guard !place.isLoopback else { return failure }
        switch failure {
        case .hostNotFound:
            return !NetworkWatch.hasNetwork || NetworkWatch.isNameServiceSilent(for: place.host) ? .offline : failure
        case .refused, .connectionTimedOut, .stalled, .cut, .proxy: return NetworkWatch.hasNetwork ? failure : .offline
        default: return failure
        }
    }

    /// Waits for a network; whether somebody did not want to.
    private func waitForNetwork() -> Bool {
        if network.waitForNetwork(pause: request.patience.offlinePause, hurry: link.hurry) { return true }
        // Who brings a network often brings a new list of name servers, as a new file, and only the old one may be read here.
        if NetworkWatch.hasNetwork, unsafe access("/etc/resolv.conf", F_OK) == 0 {
            let file = unsafe open("/etc/resolv.conf", O_RDONLY | O_CLOEXEC)
            if file < 0, errno == EACCES { link.fail(.outgrown) }
            if file >= 0 { close(file) }
        }
        return false
    }
}
