internal import Fetching
internal import Wire

/// One try to bring the content: a request, and those that redirects make of it.
struct Round {
    /// How it ended.
    enum End {
        case complete
        /// The copy that we have is still right; what is now known of it.
        case unchanged(CopyRecord)
        /// Where, and after how many seconds the server there wants to be asked again, if it said.
        case failed(FetchFailure, at: WebAddress, retryAfter: Int?)
    }

    private static let mostRedirects = 10
    private let request: FetchRequest
    private let address: WebAddress
    private let delivery: Delivery

    init(_ request: FetchRequest, _ address: WebAddress, _ delivery: Delivery) {
        self.request = request
        self.address = address
        self.delivery = delivery
    }

    func run(_ copy: StoredCopy?) -> End {
        var place = address
        var followed = 0
        var redirects: Int?
        var mayResume = true
        while true {
            let asked = WallClock.seconds
            let (verdict, head) = ask(place, copy, mayResume: mayResume, asked: asked, redirects: redirects)
            switch verdict {
            case .content: return .complete
            case .failure(.status(401)) where place.user != nil:
                return .failed(.notAccepted, at: place, retryAfter: nil)
            case .failure(let failure): return .failed(failure, at: place, retryAfter: head.flatMap { retryTime($0) })
            case .unchanged:
                guard let copy, let head else { return .failed(.badAnswer, at: place, retryAfter: nil) }
                return .unchanged(
                    copy.record.renewed(by: head.headers, asked: asked, came: WallClock.seconds, redirects: redirects))
            case .unfit:
                guard mayResume else { return .failed(.badAnswer, at: place, retryAfter: nil) }
                mayResume = false
            case .redirect:
                followed += 1
                guard let head, followed <= Self.mostRedirects else {
                    return .failed(.tooManyRedirects, at: address, retryAfter: nil)
                }
                guard let next = place.redirected(to: (head.headers["Location"] ?? "").utf8),
                    head.headers["Location"] != nil
                else { return .failed(.badRedirect, at: place, retryAfter: nil) }
                guard next.isSecure || !place.isSecure else {
                    return .failed(.insecureRedirect, at: place, retryAfter: nil)
                }
                let lifetime = RedirectLifetime.seconds(
                    status: head.status, head.headers, asked: asked, came: WallClock.seconds)
                redirects = [redirects, lifetime].compactMap { $0 }.min()
                place = next
            }
        }
    }

    /// Asks at one place. Where the exchange did not come to its end, its failure is the verdict.
    private func ask(
        _ place: WebAddress, _ copy: StoredCopy?, mayResume: Bool, asked: Int, redirects: Int?
    ) -> (Delivery.Verdict, AnswerHead?) {
        var conditions = RequestMaker.Conditions(isAsked: request.freshness == .asked)
        // What recognizes a version means something only where it came from.
        if let record = copy?.record, record.source == place.text,
            record.headers["ETag"] != nil || record.headers["Last-Modified"] != nil
        {
            conditions.copy = record
        }
        if mayResume { conditions.part = delivery.part(from: place.text) }
        guard let request = RequestMaker.request(place, conditions) else { return (.failure(.badAddress), nil) }
        delivery.ask(
            Delivery.Question(
                source: place.text, asked: asked, isConditional: conditions.copy != nil,
                partFrom: conditions.part?.count, redirects: redirects))
        let end = Exchange(delivery).run(request, patience: self.request.patience)
        let (verdict, head) = delivery.outcome
        switch end {
        case .complete: return (verdict ?? .failure(.badAnswer), head)
        case .refused: return (verdict == .content ? .failure(.badAnswer) : verdict ?? .failure(.badAnswer), head)
        case .failed(.badAddress) where place.host.hasPrefix("["): return (.failure(.unreachableNumber), nil)
        case .failed(let failure): return (.failure(failure), nil)
        }
    }

    /// The server's wish, in seconds from now.
    private func retryTime(_ head: AnswerHead) -> Int? {
        guard let text = head.headers["Retry-After"] else { return nil }
        if let date = WebDate.seconds(text) { return max(date - WallClock.seconds, 0) }
        return Int(text).flatMap { $0 >= 0 ? $0 : nil }
    }
}
