import Foundation
import Geometry

@testable import Imaging

/// Makes thumbnails with a loader and a cache of its own, and waits for them.
final class ThumbnailBench: Sendable {
    let folder: String
    let loader: ThumbnailLoader
    private let signal: DispatchSemaphore

    /// A bench whose cache is in a folder; without `writes` it is only read.
    init(
        cache folder: String, program: String = "vitrine-test", writes: Bool = true, decoder: String = Bench.decoder,
        helpersAtOnce: Int = 2
    ) {
        let signal = DispatchSemaphore(value: 0)
        self.signal = signal
        self.folder = folder
        let encode: ThumbnailCache.Encoder = { image in
            TestPNG.picture(width: image.size.width, height: image.size.height, type: 6, image.pixels)
        }
        let cache = ThumbnailCache(folder: folder, program: program, encode: writes ? encode : nil)
        loader = ThumbnailLoader(
            decoderPath: decoder, limits: LoadingLimits(helpersAtOnce: helpersAtOnce), cache: cache
        ) { signal.signal() }
    }

    deinit { loader.shutDown() }

    /// What becomes of some files, in the order of their paths; those that do not come within the patience are left out.
    func make(
        _ files: [URL], _ size: ThumbnailSize = .large, patience: Double = 30
    ) -> [String: Result<ThumbnailImage, PictureFailure>] {
        loader.want(files.map { ThumbnailWish(path: Array($0.path.utf8), size: size) })
        return wait(for: files.count, patience: patience)
    }

    func wait(for count: Int, patience: Double = 30) -> [String: Result<ThumbnailImage, PictureFailure>] {
        let deadline = Date(timeIntervalSinceNow: patience)
        var results: [String: Result<ThumbnailImage, PictureFailure>] = [:]
        while Date() < deadline, results.count < count {
            for result in loader.drain() {
                let name = URL(filePath: String(decoding: result.wish.path, as: UTF8.self)).lastPathComponent
                results[name] = result.outcome
            }
            if results.count < count { _ = signal.wait(timeout: .now() + 0.05) }
        }
        return results
    }

    /// The entry of a picture once it has been written; nil when it does not come within the patience.
    func entry(of file: URL, in size: String, patience: Double = 5) throws -> String? {
        let uri = FileURI.of(Array(file.path.utf8)) ?? ""
        let path = "\(folder)/\(size)/\(MD5.hexadecimal(Array(uri.utf8))).png"
        let deadline = Date(timeIntervalSinceNow: patience)
        while Date() < deadline {
            if FileManager.default.fileExists(atPath: path) { return path }
            usleep(5000)
        }
        return nil
    }
}
