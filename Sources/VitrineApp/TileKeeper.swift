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

    /// Forgets a picture's pixels; returns the tiles whose textures are free now.
    mutating func forget(_ picture: PictureID) -> [TileKey] {
        pixels[picture] = nil
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
        let level = previousLevel.flatMap { $0.picture == slot.id ? $0.level : nil }
        var request = TileRequest(
            pyramid: pyramid, placement: placement, output: output, written: slot.written, residency: residency,
            previousLevel: level)
        motion.note(placement, of: slot.id, at: time)
        request.isZooming = motion.isZooming
        request.velocity = motion.velocity
        request.time = time
        request.isOpaque = slot.facts.map { !$0.hasAlpha } ?? false
        var plan = TilePlan(for: request)
        previousLevel = (slot.id, plan.level)
        if try upload(for: plan, of: request, canvas: canvas, isMoving: isMoving, at: time) {
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

    /// Evicts and uploads by the budgets; returns whether any tile has come.
    private mutating func upload(
        for plan: TilePlan, of request: TileRequest, canvas: Canvas, isMoving: Bool, at time: Double
    ) throws(PlatformError) -> Bool {
        let change = ResidencyPlan(residency: residency, plans: [plan], byteBudget: byteBudget)
        canvas.evict(change.evictions)
        for tile in change.evictions { residency.remove(tile) }
        let budget =
            if !plan.isCovered { Self.coveringBudget } else if isMoving { Self.movingBudget } else {
                Self.restingBudget
            }
        let pixels = pixels
        let done = try unsafe canvas.upload(change.uploads, withinMilliseconds: budget) { tile in
            unsafe pixels[tile.picture].flatMap { unsafe Self.level(tile.level, of: $0) }
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
