internal import Wire
internal import Wording

/// What was fetched a moment ago, so that a picture that was fetched ahead is not fetched once more when one turns to it.
struct RecentFetches {
    private var files: [WebAddress: (file: FetchedFile, time: Double)] = [:]

    /// The current picture, its neighbors, and a few that were left.
    private static let most = 8
    /// Later its server is asked again, or the cache. Milliseconds.
    private static let longest = 60_000.0

    /// The file of an address, if it is still there at a time.
    mutating func file(of address: WebAddress, at time: Double) -> FetchedFile? {
        files = files.filter { time - $0.value.time < Self.longest }
        return files[address]?.file
    }

    /// Keeps a file that is complete.
    mutating func keep(_ file: FetchedFile, of address: WebAddress, at time: Double) {
        files[address] = (file, time)
        while files.count > Self.most, let oldest = files.min(by: { $0.value.time < $1.value.time })?.key {
            files[oldest] = nil
        }
    }

    /// Forgets an address.
    mutating func forget(_ address: WebAddress) { files[address] = nil }
}
