import Drawing
import Geometry
import Imaging
import Platform
import Scene
import Tiling
import Viewing

/// Keeps pictures' pixels and textures, and spends each frame's time on the tiles that matter most.
struct TileKeeper {
    /// The pictures' part of a frame; whether it is covered and sharp is said of the current one.
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
    /// The frames of pictures that move.
    var frames = FrameKeeper()
    private var residency = Residency()
    private var motion = PlacementMotion()
    private var previousLevels: [PictureID: Int] = [:]
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
        frames.forget(picture)
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
    ///
    /// - Parameters:
    ///   - pages: what is in sight, the current picture first; it lies above the others.
    ///   - ahead: what may be in sight next; its textures are made while nothing moves and there is room for them.
    mutating func frame(
        of pages: [PlacedPage], ahead: [PlacedPage], output: PixelSize, canvas: Canvas, isMoving: Bool, at time: Double
    ) throws(PlatformError) -> Frame {
        // If this fails it is not tried again before something happens.
        hasMoreToDo = false
        isFading = false
        for page in pages + ahead {
            let outdated = frames.outdated(by: page.slot, in: residency)
            for tile in outdated { residency.remove(tile) }
            canvas.evict(outdated)
        }
        if let current = pages.first { motion.note(current.placement, of: current.slot.id, at: time) }
        var requests = pages.enumerated().compactMap { index, page in
            request(for: page, isCurrent: index == 0, output: output, at: time)
        }
        var plans = requests.map(TilePlan.init)
        previousLevels = [:]
        for (request, plan) in zip(requests, plans) { previousLevels[request.pyramid.picture] = plan.level }
        let isPrefetching = !isMoving && plans.allSatisfy(\.isSharp)
        let aheadRequests =
            isPrefetching
            ? ahead.compactMap { request(for: $0, isCurrent: false, output: output, at: time) } : []
        let wishes = aheadRequests.map { TilePlan(for: $0).asPrefetch }
        if try upload(
            for: plans + wishes, of: requests + aheadRequests, from: frames.sources(of: pages.map(\.slot)),
            canvas: canvas,
            isMoving: isMoving,
            at: time)
        {
            for index in requests.indices { requests[index].residency = residency }
            plans = requests.map(TilePlan.init)
            let rest = aheadRequests.map { request in
                var request = request
                request.residency = residency
                return TilePlan(for: request).asPrefetch
            }
            hasMoreToDo =
                !ResidencyPlan(residency: residency, plans: plans + rest, byteBudget: byteBudget).uploads.isEmpty
        }
        for plan in plans { residency.use(plan.pieces.map(\.tile), at: time) }
        isFading = plans.contains(where: \.isFading)
        let commands = zip(requests, plans).reversed().flatMap { request, plan in
            ViewScene.commands(for: plan, placement: request.placement, isOpaque: request.isOpaque)
        }
        return Frame(
            commands: commands, isCovered: plans.first?.isCovered ?? true, isSharp: plans.first?.isSharp ?? true)
    }

    /// The commands that draw a whole picture small, of what textures there are.
    func overview(of slot: PictureSlot, _ placement: ContentPlacement, output: PixelSize) -> [DrawCommand] {
        guard let pyramid = slot.pyramid else { return [] }
        var request = TileRequest(
            pyramid: pyramid, placement: placement, output: output, written: slot.written, residency: residency)
        request.fetchesAhead = false
        let isOpaque = slot.facts.map { !$0.hasAlpha } ?? false
        return ViewScene.commands(for: TilePlan(for: request), placement: placement, isOpaque: isOpaque)
    }

    /// What a page wants; nil as long as its size is not known.
    private func request(for page: PlacedPage, isCurrent: Bool, output: PixelSize, at time: Double) -> TileRequest? {
        guard let pyramid = page.slot.pyramid else { return nil }
        var request = TileRequest(
            pyramid: pyramid, placement: page.placement, output: output, written: page.slot.written,
            residency: residency, previousLevel: previousLevels[pyramid.picture])
        if isCurrent {
            request.isZooming = motion.isZooming
            request.velocity = motion.velocity
        }
        request.extent = page.extent
        // Tiles of a picture that moves do not fade: what was there before may be another frame.
        request.time = page.slot.playback == nil ? time : nil
        request.fetchesAhead = page.slot.playback?.isPlaying != true
        request.isOpaque = page.slot.facts.map { !$0.hasAlpha } ?? false
        return request
    }

    /// Evicts and uploads by the budgets; returns whether any tile has come.
    private mutating func upload(
        for plans: [TilePlan], of requests: [TileRequest], from sources: [PictureID: SharedPixels], canvas: Canvas,
        isMoving: Bool, at time: Double
    ) throws(PlatformError) -> Bool {
        let change = ResidencyPlan(residency: residency, plans: plans, byteBudget: byteBudget)
        canvas.evict(change.evictions)
        for tile in change.evictions { residency.remove(tile) }
        let hasHole = plans.first.map { !$0.isCovered } ?? false
        let budget =
            if hasHole { Self.coveringBudget } else if isMoving { Self.movingBudget } else { Self.restingBudget }
        let pixels = pixels
        let done = try unsafe canvas.upload(change.uploads, withinMilliseconds: budget) { tile in
            unsafe (sources[tile.picture] ?? pixels[tile.picture]).flatMap { unsafe Self.level(tile.level, of: $0) }
        }
        // What had to exceed the budget for a while is given back.
        canvas.trim(toByteCount: byteBudget)
        for tile in done {
            let request = requests.first { $0.pyramid.picture == tile.picture }
            residency.insert(tile, holding: request?.content(of: tile) ?? .whole, at: time)
        }
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
