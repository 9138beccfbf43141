import Drawing
import Geometry
import Imaging
import Platform
import Scene
import Tiling
import Viewing

/// Keeps pictures' pixels and textures, and spends each frame's time on the tiles that matter most.
struct TileKeeper {
    /// A picture's part of a frame.
    struct Frame {
        var commands: [DrawCommand]
        var isCovered: Bool
        var isSharp: Bool

        /// Without a picture nothing is missing.
        static let empty = Frame(commands: [], isCovered: true, isSharp: true)
    }

    /// ms of uploads in a frame while something moves.
    private static let movingBudget = 2.0
    /// ms of uploads in a frame while nothing moves.
    private static let restingBudget = 6.0
    /// ms of uploads in a frame that would otherwise show a hole: a late frame is better than that.
    private static let coveringBudget = 100.0

    private let byteBudget: Int
    private var pixels: [PictureID: SharedPixels] = [:]
    /// The frames of pictures that move, but for the first.
    private var frames: [PictureID: SharedFrames] = [:]
    /// The number of the frame that the textures of a picture that moves show; none for the first frame.
    private var painted: [PictureID: Int] = [:]
    private var residency = Residency()
    private var motion = PlacementMotion()
    private var previousLevel: (picture: PictureID, level: Int)?
    /// Whether tiles that can be uploaded are still wanted.
    private(set) var hasMoreToDo = false
    /// Whether a tile is fading in, so that the next frame looks different.
    private(set) var isFading = false

    init(byteBudget: Int) { self.byteBudget = byteBudget }

    /// Keeps a picture's pixels; they replace those that it had. Returns the tiles whose textures are free now: those of another size.
    mutating func keep(_ shared: SharedPixels, of picture: PictureID) -> [TileKey] {
        let before = pixels.updateValue(shared, forKey: picture)
        guard let before, before.layout.size != shared.layout.size else { return [] }
        return residency.removeAll(of: picture)
    }

    /// Keeps the frames of a picture that moves.
    mutating func keep(_ shared: SharedFrames, of picture: PictureID) { frames[picture] = shared }

    /// Forgets the frames of a picture but for the first.
    mutating func forgetFrames(of picture: PictureID) { frames[picture] = nil }

    /// Says to the decoder of a picture's frames that one of them is not needed any more.
    func release(slot: Int, of picture: PictureID) { frames[picture]?.release(slot: slot) }

    /// Says to it which one is needed next.
    func seek(to frame: Int, keeping slot: Int?, of picture: PictureID) {
        frames[picture]?.seek(to: frame, keeping: slot)
    }

    /// Forgets a picture's pixels; returns the tiles whose textures are free now.
    mutating func forget(_ picture: PictureID) -> [TileKey] {
        pixels[picture] = nil
        frames[picture] = nil
        painted[picture] = nil
        hasMoreToDo = false
        isFading = false
        return residency.removeAll(of: picture)
    }

    /// Forgets the levels of a picture that are finer than one; returns the tiles whose textures are free now.
    mutating func reduce(_ picture: PictureID, firstLevel: Int) -> [TileKey] {
        pixels[picture]?.discardLevels(finerThan: firstLevel)
        let gone = residency.tiles.filter { $0.picture == picture && $0.level < firstLevel }
        for tile in gone { residency.remove(tile) }
        return gone
    }

    /// All textures are gone.
    mutating func forgetTextures() { residency.removeAll() }

    /// Uploads what this frame has time for, and says what to draw.
    mutating func frame(
        of slot: PictureSlot, placement: ContentPlacement, output: PixelSize, canvas: Canvas, isMoving: Bool,
        at time: Double
    ) throws(PlatformError) -> Frame {
        // If this fails it is not tried again before something happens.
        hasMoreToDo = false
        isFading = false
        guard let pyramid = slot.pyramid else { return .empty }
        canvas.evict(outdated(by: slot.playback?.shown ?? ShownPicture(), in: pyramid))
        let level = previousLevel.flatMap { $0.picture == slot.id ? $0.level : nil }
        var request = TileRequest(
            pyramid: pyramid, placement: placement, output: output, written: slot.written, residency: residency,
            previousLevel: level)
        motion.note(placement, of: slot.id, at: time)
        request.isZooming = motion.isZooming
        request.velocity = motion.velocity
        // Tiles of a picture that moves do not fade: what was there before may be another frame.
        request.time = slot.playback == nil ? time : nil
        request.fetchesAhead = slot.playback?.isPlaying != true
        request.isOpaque = slot.facts.map { !$0.hasAlpha } ?? false
        var plan = TilePlan(for: request)
        previousLevel = (slot.id, plan.level)
        let source = source(of: slot)
        if try upload(for: plan, of: request, from: source, canvas: canvas, isMoving: isMoving, at: time) {
            request.residency = residency
            plan = TilePlan(for: request)
            let rest = ResidencyPlan(residency: residency, plans: [plan], byteBudget: byteBudget)
            hasMoreToDo = !rest.uploads.isEmpty
        }
        residency.use(plan.pieces.map(\.tile), at: time)
        isFading = plan.isFading
        return Frame(
            commands: ViewScene.commands(for: plan, placement: placement, isOpaque: request.isOpaque),
            isCovered: plan.isCovered, isSharp: plan.isSharp)
    }

    /// The tiles whose textures show another frame than the one that is to be shown, where the two differ. All of them go at once, so that
    /// no two frames are seen side by side; those that are seen come again before the frame is drawn.
    private mutating func outdated(by shown: ShownPicture, in pyramid: Pyramid) -> [TileKey] {
        let before = painted[pyramid.picture] ?? 0
        guard shown.serial != before else { return [] }
        painted[pyramid.picture] = shown.serial
        let changed = shown.former == before ? shown.changed : nil
        let gone = residency.tiles.filter { tile in
            tile.picture == pyramid.picture && changed.map { pyramid.tile(tile, shows: $0) } ?? true
        }
        for tile in gone { residency.remove(tile) }
        return gone
    }

    /// The pixels that are shown of a picture.
    private func source(of slot: PictureSlot) -> SharedPixels? {
        slot.playback?.shown.slot.flatMap { frames[slot.id]?.pixels(inSlot: $0) } ?? pixels[slot.id]
    }

    /// Evicts and uploads by the budgets; returns whether any tile has come.
    private mutating func upload(
        for plan: TilePlan, of request: TileRequest, from source: SharedPixels?, canvas: Canvas, isMoving: Bool,
        at time: Double
    ) throws(PlatformError) -> Bool {
        let change = ResidencyPlan(residency: residency, plans: [plan], byteBudget: byteBudget)
        canvas.evict(change.evictions)
        for tile in change.evictions { residency.remove(tile) }
        let budget =
            if !plan.isCovered { Self.coveringBudget } else if isMoving { Self.movingBudget } else {
                Self.restingBudget
            }
        let done = try unsafe canvas.upload(change.uploads, withinMilliseconds: budget) { tile in
            unsafe source.flatMap { unsafe Self.level(tile.level, of: $0) }
        }
        // What had to exceed the budget for a while is given back.
        canvas.trim(toByteCount: byteBudget)
        for tile in done { residency.insert(tile, holding: request.content(of: tile) ?? .whole, at: time) }
        return !done.isEmpty
    }

    /// The pixels of a level; they stay mapped as long as the picture is kept here.
    private static func level(_ index: Int, of shared: SharedPixels) -> LevelPixels? {
        guard let level = shared.layout.level(index) else { return nil }
        return unsafe shared.withLevel(index) { bytes, bytesPerRow in
            unsafe LevelPixels(bytes, size: level.size, bytesPerRow: bytesPerRow)
        } ?? nil
    }
}
