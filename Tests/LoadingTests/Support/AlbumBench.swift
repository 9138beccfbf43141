import Album
import Foundation

@testable import Imaging

/// Follows an album as the viewer does, and keeps what is told of it.
final class AlbumBench {
    let follower: AlbumFollower
    private(set) var album = AlbumUpdate([])
    private(set) var troubles: [AlbumNews.Trouble] = []
    private(set) var renamed: [[UInt8]: [UInt8]] = [:]
    private(set) var rewritten: Set<[UInt8]> = []
    private(set) var growing: Set<[UInt8]> = []
    /// How often something was told.
    private(set) var tellings = 0

    init(
        order: PictureOrder = .name, isRecursive: Bool = false, mostWatches: Int = 1000,
        timing: AlbumTiming = AlbumBench.timing
    ) {
        follower = AlbumFollower(
            order: order, isRecursive: isRecursive, timing: timing, mostWatches: mostWatches
        ) {}
    }

    deinit { follower.stop() }

    /// Polls often, so that tests are not slow.
    static let timing: AlbumTiming = {
        var timing = AlbumTiming()
        timing.poll = 100
        timing.growth = 100
        timing.settling = 400
        return timing
    }()

    /// Follows some names and waits until they are looked up.
    func follow(_ names: [String], isList: Bool = false) async {
        follower.follow(7, names.map { Array($0.utf8) }, isList: isList)
        if !isList { await wait { $0.album.isComplete && !$0.album.parts.isEmpty } }
    }

    /// Waits until something holds of what was told; false when it does not within 90 s. Other tests go on meanwhile.
    @discardableResult
    func wait(_ condition: (AlbumBench) -> Bool) async -> Bool {
        let deadline = Date(timeIntervalSinceNow: 90)
        while true {
            for news in follower.drain() { note(news) }
            if condition(self) { return true }
            if Date() > deadline { return false }
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Takes what is told within some time.
    func listen(seconds: Double) async {
        let deadline = Date(timeIntervalSinceNow: seconds)
        await wait { _ in Date() >= deadline }
    }

    /// The names of the files, without folders.
    var names: [String] { Self.names(album.entries) }

    static func names(_ paths: [[UInt8]]) -> [String] {
        paths.map { String(decoding: $0.split(separator: 0x2F).last ?? [], as: UTF8.self) }
    }

    private func note(_ news: AlbumNews) {
        tellings += 1
        album = news.update
        troubles += news.troubles
        renamed = AlbumUpdate.composed(renamed, news.update.renamed)
        rewritten.formUnion(news.update.rewritten)
        growing.formUnion(news.update.growing)
    }
}

extension ScratchFolder {
    /// The path of something in the folder.
    func path(_ name: String) -> String { url.appending(path: name).path }

    func bytes(_ name: String) -> [UInt8] { Array(path(name).utf8) }

    func move(_ name: String, to other: String) throws {
        guard rename(path(name), path(other)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }
}
