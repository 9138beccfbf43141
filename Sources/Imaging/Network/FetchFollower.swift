internal import Wire

/// Follows one fetcher from its first message to its end, on a thread of its own.
struct FetchFollower: Sendable {
    let helper: Helper
    let request: FetchRequest
    /// Told what belongs to those who asked.
    let tell: @Sendable (FetchNews) -> Void
    /// Told what belongs into a log.
    let note: @Sendable (LoadingNote) -> Void

    /// A fetcher has its own patience with servers; one that is silent for so many milliseconds beyond it hangs.
    private static let grace = 30_000.0
    /// After the last word it has so many milliseconds to bring its cache into order.
    private static let tidyTime = 10_000.0

    /// Follows the fetcher until nothing is left of it.
    func run() {
        var isOver = false
        do {
            isOver = try follow()
            if !isOver, helper.process.isRunning { tell(.failed(fault("it died"))) }
        } catch {
            note(.fetcherFault(processID: helper.process.id, what: "talked nonsense: \(error)"))
            tell(.failed(fault("\(error)")))
        }
        if isOver { waitForTidying() }
        helper.process.kill()
        helper.process.waitForEnd()
    }

    private func fault(_ detail: String) -> PictureFailure { .fetching(.helperFault(detail: detail)) }

    /// Follows it to its last word; false when it is gone before that.
    private func follow() throws(WireError) -> Bool {
        var conversation = FetchConversation(largestDownload: request.largestDownload)
        var patience: Double? = silence
        var file: FetchedFile?
        // What it may do depends on what it is to do.
        try helper.socket.send(FetchOrder.fetch(request).encoded())
        while true {
            if var growing = file, !helper.socket.waitForArrival(milliseconds: Self.step), growing.measure() {
                file = growing
                tell(.received(growing.present))
            }
            if let patience {
                guard helper.socket.waitForArrival(milliseconds: patience) else {
                    note(.fetcherFault(processID: helper.process.id, what: "gave no sign for \(Int(patience)) ms"))
                    tell(.failed(fault("it gave no sign for \(Int(patience / 1000)) s")))
                    helper.process.kill()
                    return false
                }
            }
            guard case .packet(let bytes, let descriptors) = try helper.socket.receive() else { return false }
            switch try conversation.handle(FetchMessage(decoding: bytes), descriptors.first) {
            case .noteProtections(let lacking):
                note(.ready(processID: helper.process.id, lacking: lacking))
            case .noteUnusableCache(let errno):
                note(.cacheUnusable(folder: request.cacheFolder, errno: errno))
            case .tell(let news):
                note(news, &file)
                patience = Self.patience(after: news, silence)
                tell(news)
                if news.isLast { return true }
            }
        }
    }

    private var silence: Double {
        Double(request.patience.connectTime + request.patience.stallTime) + Self.grace
    }

    /// A fetcher tells of new bytes in steps; when it has said nothing for so many milliseconds, the file itself says what came after the last.
    private static let step = 100.0

    private func note(_ news: FetchNews, _ file: inout FetchedFile?) {
        switch news {
        case .started(let fresh): file = fresh.present == fresh.length ? nil : fresh
        case .received(let bytes):
            guard let before = file?.present else { return }
            file?.present = max(bytes, before)
        case .waiting, .done, .failed: break
        }
    }

    /// How long it may be silent; nil for as long as there is no network.
    private static func patience(after news: FetchNews, _ silence: Double) -> Double? {
        guard case .waiting(let wait) = news else { return silence }
        return wait.milliseconds.map { Double($0) + silence }
    }

    private func waitForTidying() {
        let deadline = MonotonicClock.milliseconds + Self.tidyTime
        while helper.socket.waitForArrival(milliseconds: deadline - MonotonicClock.milliseconds) {
            guard case .packet? = try? helper.socket.receive() else { return }
        }
    }
}
