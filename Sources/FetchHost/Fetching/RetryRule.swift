internal import Wire

/// When it is tried again, and when not.
struct RetryRule: Sendable {
    private let patience: FetchPatience
    /// How many tries have failed in a row.
    private(set) var failures = 0

    /// What a try must have brought to be worth as much as a success.
    static let progressBytes = 16 * 1024

    init(_ patience: FetchPatience) { self.patience = patience }

    /// A try failed after it had brought so many new bytes. How long to wait for the next one, in milliseconds; nil when that is of no use.
    mutating func pause(after failure: FetchFailure, newBytes: Int, retryAfter: Int?) -> Int? {
        if newBytes >= Self.progressBytes { failures = 0 }
        failures += 1
        guard Self.mayPass(failure), failures <= patience.retries else { return nil }
        var pause = min(patience.firstPause, patience.longestPause)
        for _ in 1..<failures { pause = min(pause * 4, patience.longestPause) }
        guard let retryAfter else { return pause }
        return max(pause, min(min(retryAfter, 86_400) * 1000, patience.longestPause))
    }

    /// A try failed because there is no network; that is waited for without an end.
    mutating func noteOffline() { failures += 1 }

    /// Whether a failure may have gone a moment later, without anybody doing anything.
    static func mayPass(_ failure: FetchFailure) -> Bool {
        switch failure {
        case .offline, .refused, .connectionTimedOut, .stalled, .cut, .proxy: true
        case .status(let status):
            [408, 425, 429, 500, 502, 503, 504].contains(status) || (506...599).contains(status) && status != 511
        default: false
        }
    }
}
