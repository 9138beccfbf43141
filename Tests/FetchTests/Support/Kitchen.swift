import Foundation
import TestSupport
import WebServer
import Wire

/// A server and a cache's folder of one test.
struct Kitchen {
    let server: WebServer
    let folder: TemporaryFolder

    init() throws {
        server = try WebServer()
        folder = try TemporaryFolder()
    }

    /// The cache's folder; the fetcher makes it.
    var cache: String { folder.file("cache") }

    /// Waits that suit tests.
    static let patience = FetchPatience(
        connectTime: 5000, stallTime: 1000, firstPause: 20, longestPause: 1500, retries: 3, offlinePause: 200)

    /// An order for a path of the server.
    func order(
        _ path: String, credentials: String? = nil, freshness: FetchFreshness = .usual, limit: Int = 1 << 30,
        largest: Int = 1 << 30, patience: FetchPatience = patience, keeps: Bool = true
    ) -> FetchRequest {
        FetchRequest(
            address: Array(server.address(path, credentials: credentials).utf8),
            cacheFolder: keeps ? Array(cache.utf8) : [], cacheLimit: limit, largestDownload: largest,
            freshness: freshness, patience: patience)
    }

    /// Fetches a path.
    func fetch(
        _ path: String, freshness: FetchFreshness = .usual, limit: Int = 1 << 30, largest: Int = 1 << 30
    ) throws -> FetchRun {
        try FetchRun.whole(order(path, freshness: freshness, limit: limit, largest: largest))
    }

    /// The names in the cache's folder that end so.
    func files(_ suffix: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []).filter { $0.hasSuffix(suffix) }.sorted()
    }
}
