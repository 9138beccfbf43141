import Foundation
import Geometry
import Imaging
import Wire

/// Opens pictures with a loader of its own and waits for what becomes of them.
final class Bench: Sendable {
    /// What became of one opening.
    struct Story {
        var changes: [PictureChange] = []
        var info: PictureInfo?
        var pixels: SharedPixels?
        var rows: [RowsWritten] = []
        var fractions: [Double?] = []
        /// How often it was begun.
        var openings = 0
        var failure: PictureFailure?
        var isDone = false
        /// What turned up while decoding.
        var notices: PictureNotices = []
        /// What the file says beside its pixels; nil as long as it has not said anything.
        var metadata: [MetadataItem]?
        /// That it moves, its frames, and which of them have come.
        var animation: AnimationInfo?
        var frames: SharedFrames?
        var arrivals: [FrameWritten] = []
        var shortened: Int?
        var stop: PictureFailure?
        /// Neither done nor failed within the test's patience.
        var isStuck: Bool { !isDone && failure == nil }
    }

    let loader: PictureLoader
    private let signal: DispatchSemaphore

    init(
        decoder: String = Bench.decoder, limits: LoadingLimits = LoadingLimits(), standardInput: SpooledInput? = nil,
        thumbnailFolder: String? = nil
    ) {
        let signal = DispatchSemaphore(value: 0)
        self.signal = signal
        loader = PictureLoader(
            decoderPath: decoder, limits: limits, standardInput: standardInput, thumbnailFolder: thumbnailFolder
        ) { signal.signal() }
    }

    deinit { loader.shutDown() }

    /// The helper program that was built with these tests.
    static let decoder = program("vitrine-decode")

    /// A program that was built with these tests.
    static func program(_ name: String) -> String {
        let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let places = [beside, beside.deletingLastPathComponent(), root.appending(path: ".build/debug")]
        let found = places.map { $0.appending(path: name).path }
        return found.first { FileManager.default.isExecutableFile(atPath: $0) } ?? name
    }

    /// Opens a picture and waits until it is done or has failed.
    func open(
        _ path: [UInt8], number: UInt64 = 1, wishes: OpenWishes = OpenWishes(largestSideFirst: 0),
        patience: Double = 60, onEvent: (PictureChange) -> Void = { _ in }
    ) -> Story {
        let id = PictureID(number)
        loader.open(id, path: path, wishes: wishes)
        var story = Story()
        wait(patience: patience) { event in
            guard event.id == id else { return false }
            Self.note(event.change, in: &story)
            onEvent(event.change)
            return !story.isStuck
        }
        return story
    }

    func open(_ file: URL, number: UInt64 = 1, wishes: OpenWishes = OpenWishes(largestSideFirst: 0)) -> Story {
        open(Array(file.path.utf8), number: number, wishes: wishes)
    }

    /// Drains events until one of them is the one waited for; false when the patience is over.
    @discardableResult
    func wait(patience: Double, until isLast: (PictureEvent) -> Bool) -> Bool {
        let deadline = Date(timeIntervalSinceNow: patience)
        while Date() < deadline {
            for event in loader.drain() where isLast(event) { return true }
            _ = signal.wait(timeout: .now() + 0.05)
        }
        return false
    }

    static func note(_ change: PictureChange, in story: inout Story) {
        story.changes.append(change)
        switch change {
        case .opening: story.openings += 1
        case .opened(let info, let pixels):
            story.info = info
            story.pixels = pixels
            story.rows = []
        case .rows(let rows): story.rows.append(rows)
        case .progress(let fraction): story.fractions.append(fraction)
        case .noticed(let notices): story.notices.formUnion(notices)
        case .metadata(let items): story.metadata = items
        case .animated(let info, let frames):
            story.animation = info
            story.frames = frames
        case .frame(let frame): story.arrivals.append(frame)
        case .shortened(let count): story.shortened = count
        case .stopped(let failure): story.stop = failure
        case .done: story.isDone = true
        case .failed(let failure): story.failure = failure
        }
    }
}
