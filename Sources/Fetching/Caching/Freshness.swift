/// Whether a copy may be shown without asking the server (RFC 9111, 4.2). All times are in seconds since 1970.
public struct Freshness: Hashable, Sendable {
    /// How long the copy was fresh when it was made.
    public let lifetime: Int
    /// How old it was when it came.
    private let ageAtArrival: Int
    private let arrival: Int
    private let control: CacheControl

    /// A guess is never longer: a day.
    private static let longestGuess = 86_400

    /// The freshness of an answer that was asked for and came at given times, after redirects that are fresh for so long.
    public init(_ headers: AnswerHeaders, asked: Int, came: Int, redirects: Int? = nil) {
        control = CacheControl(headers)
        arrival = came
        let date = headers["Date"].flatMap { WebDate.seconds($0) } ?? came
        let stated = headers["Age"].flatMap { ASCII.number(Array($0.utf8)) } ?? 0
        ageAtArrival = max(max(came - date, 0), min(stated, CacheControl.longest) + max(came - asked, 0))
        let own = Self.lifetime(headers, control, date)
        lifetime = min(own, redirects ?? own)
    }

    /// What the server says: max-age, else Expires, else a tenth of the time since the last change. A server that says nothing means: ask again.
    private static func lifetime(_ headers: AnswerHeaders, _ control: CacheControl, _ date: Int) -> Int {
        if let maxAge = control.maxAge { return maxAge }
        if let expires = headers["Expires"] { return max((WebDate.seconds(expires) ?? 0) - date, 0) }
        guard let changed = headers["Last-Modified"].flatMap({ WebDate.seconds($0) }), changed < date else { return 0 }
        return min((date - changed) / 10, longestGuess)
    }

    /// How old it is at a moment. A clock that was set back makes nothing younger than it came.
    public func age(at now: Int) -> Int { ageAtArrival + max(now - arrival, 0) }

    /// Whether it may be shown without asking.
    public func isFresh(at now: Int) -> Bool {
        // A clock that runs far behind the moment of arrival cannot tell any age.
        !control.noCache && now >= arrival - 60 && age(at: now) < lifetime
    }

    /// Whether it may be shown when the server cannot be asked.
    public var mayOutlive: Bool { !control.noCache && !control.mustRevalidate }
}
