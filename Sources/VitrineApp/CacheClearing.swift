import Glibc
import Imaging
import Settings

/// `vitrine --clear-cache`: deletes the copies of what was fetched.
enum CacheClearing {
    /// Becomes the fetcher, which knows its cache; returns 1 when that cannot be started.
    static func run() -> Int32 {
        let path = HelperLocation.fetcher
        let folder = FetchSettings.usualCacheFolder
        guard !folder.isEmpty else { return 0 }
        var arguments = unsafe [
            strdup(path), strdup("--clear-cache"), strdup(folder.map { CChar(bitPattern: $0) } + [0]), nil,
        ]
        _ = unsafe execv(path, &arguments)
        let failure = PictureFailure.noHelper(program: path, errno: errno)
        StandardStreams.complain(failure.sentenceAboutHelper(path), program: "vitrine")
        return 1
    }
}
