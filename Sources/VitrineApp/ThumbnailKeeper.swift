import Drawing
import Geometry
import Imaging
import Platform
import Scene

/// Keeps thumbnails as textures within a budget, those that were seen last; and knows which are still to be made.
struct ThumbnailKeeper {
    private struct Entry {
        /// Its texture and how large that is; nil when the picture cannot be shown.
        let image: (id: BitmapID, size: PixelSize)?
        /// The size that was asked for.
        let made: ThumbnailSize
        /// The number of the frame that wanted it last.
        var lastUse: Int

        var byteCount: Int { (image?.size.area ?? 0) * PyramidLayout.bytesPerPixel }
    }

    /// ms of uploads in a frame; one thumbnail at least.
    private static let uploadBudget = 2.0
    /// Texts count from 1; none of them ever gets here.
    private static let firstNumber: UInt64 = 1 << 40
    /// What is given back when the budget is used up: so much at once that it need not be done for every thumbnail.
    private static let room = 8

    private let byteBudget: Int
    private var entries: [[UInt8]: Entry] = [:]
    private var byteCount = 0
    private var arrived: [ThumbnailResult] = []
    private var nextNumber = firstNumber
    private var frame = 0
    private var lastWishes: [ThumbnailWish] = []

    init(byteBudget: Int) { self.byteBudget = byteBudget }

    /// Whether thumbnails have come that have no texture yet.
    var hasMoreToDo: Bool { !arrived.isEmpty }

    /// What there is to see of a picture.
    func thumbnail(of path: [UInt8]) -> ListThumbnail {
        guard let entry = entries[path] else { return .missing }
        return entry.image.map { .image($0.id, $0.size) } ?? .failed
    }

    /// Whether there is nothing better to come of these pictures.
    func isComplete(_ paths: some Sequence<[UInt8]>) -> Bool {
        paths.allSatisfy { entries[$0] != nil || !ThumbnailWish.isPossible($0) }
    }

    /// Takes thumbnails; they get textures frame by frame.
    mutating func take(_ results: [ThumbnailResult]) { arrived += results }

    /// What must be made for these pictures, in their order; nil when that was asked for already. These are kept whatever the budget is.
    mutating func wishes(for paths: [[UInt8]], size: ThumbnailSize) -> [ThumbnailWish]? {
        frame += 1
        var wishes: [ThumbnailWish] = []
        for path in paths {
            guard let entry = entries[path] else {
                guard ThumbnailWish.isPossible(path) else { continue }
                wishes.append(ThumbnailWish(path: path, size: size))
                continue
            }
            entries[path]?.lastUse = frame
            if entry.image != nil, entry.made < size { wishes.append(ThumbnailWish(path: path, size: size)) }
        }
        // What is here already, but has no texture yet, is as good as made.
        let here = Set(arrived.lazy.map(\.wish))
        wishes.removeAll(where: here.contains)
        guard wishes != lastWishes else { return nil }
        lastWishes = wishes
        return wishes
    }

    /// Makes textures of what has come, as many as this frame has time for.
    mutating func upload(to canvas: Canvas, clock: () -> Double) throws(PlatformError) {
        guard !arrived.isEmpty else { return }
        let end = clock() + Self.uploadBudget
        // What fails is not tried again.
        var rest = arrived[...]
        arrived = []
        while let result = rest.popFirst() {
            try keep(result, on: canvas)
            if clock() >= end { break }
        }
        arrived = Array(rest)
        if byteCount > byteBudget { clear(canvas) }
    }

    private mutating func keep(_ result: ThumbnailResult, on canvas: Canvas) throws(PlatformError) {
        var image: (BitmapID, PixelSize)?
        if let made = try? result.outcome.get(), let bitmap = Bitmap(size: made.size, pixels: made.pixels) {
            let id = BitmapID(nextNumber)
            nextNumber += 1
            try canvas.setBitmap(bitmap, as: id)
            image = (id, made.size)
        }
        forget(result.wish.path, canvas)
        let entry = Entry(image: image, made: result.wish.size, lastUse: frame)
        byteCount += entry.byteCount
        entries[result.wish.path] = entry
    }

    /// Forgets what there is of a picture: its file has changed.
    mutating func forget(_ path: [UInt8], _ canvas: Canvas) {
        guard let entry = entries.removeValue(forKey: path) else { return }
        byteCount -= entry.byteCount
        if let image = entry.image { canvas.forgetBitmap(image.id) }
    }

    /// All textures are gone.
    mutating func forgetTextures() {
        entries = [:]
        byteCount = 0
        lastWishes = []
    }

    /// Lets go of what was seen longest ago.
    private mutating func clear(_ canvas: Canvas) {
        let goal = byteBudget - byteBudget / Self.room
        for (path, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            if byteCount <= goal || entry.lastUse == frame { return }
            forget(path, canvas)
        }
    }
}
