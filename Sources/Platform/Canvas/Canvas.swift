internal import CSDL2
public import Drawing
public import Geometry

/// Draws frames into the window and keeps the textures for them.
public final class Canvas {
    private let renderer: Renderer
    private let painter: Painter
    private let clock = Clock()
    private var textures: TextureStore
    private var pacer: FramePacer
    private var lastFrame: DrawList?
    /// Frames presented since the start.
    public private(set) var presentedFrames = 0
    /// When the last frame had been handed to the graphics driver, which then waits for the display; in the clock's milliseconds.
    public private(set) var paintedTime = 0.0
    /// Tiles uploaded since the start.
    public private(set) var uploadedTiles = 0

    init(window: WindowHandle, renderDrivers: [String]) throws(PlatformError) {
        renderer = try Renderer(window: window, drivers: renderDrivers)
        painter = Painter(renderer: renderer)
        textures = TextureStore(renderer: renderer)
        pacer = FramePacer(isVsyncPromised: renderer.isVsyncPromised)
    }

    /// Whether no graphics driver works, so that the processor draws: slowly, and on whole pixels only.
    public var isSoftware: Bool { renderer.isSoftware }
    /// Columns or rows that a bitmap may have at most.
    public var largestTextureSide: Int { renderer.largestTextureSide }
    /// Pixels of the frame buffer now.
    public var outputSize: PixelSize { renderer.outputSize }
    /// All textures there are, spare ones included.
    public var textureCount: Int { textures.count }
    /// Tiles that have a texture.
    public var residentTileCount: Int { textures.tiles.count }
    /// Bytes of all textures, spare ones included.
    public var textureByteCount: Int { textures.byteCount }
    /// When the next frame may begin, where presenting does not wait for the display.
    var nextFrame: Double? { pacer.nextFrame }

    /// Fills textures for tiles, in order, until the time is used up; always at least one.
    ///
    /// - Parameters:
    ///   - tiles: most wanted first; one that has a texture already is filled anew.
    ///   - milliseconds: the time; 2 while something moves, 6 at rest.
    ///   - pixels: the tile's level; nil leaves the tile out. The memory must stay mapped during the call only.
    /// - Returns: the tiles that have their texture now.
    public func upload(
        _ tiles: some Sequence<TileKey>, withinMilliseconds milliseconds: Double, pixels: (TileKey) -> LevelPixels?
    ) throws(PlatformError) -> [TileKey] {
        let end = clock.now + milliseconds
        var done: [TileKey] = []
        for tile in tiles {
            guard let level = unsafe pixels(tile) else { continue }
            try unsafe textures.upload(tile, from: level)
            done.append(tile)
            uploadedTiles += 1
            if clock.now >= end { break }
        }
        return done
    }

    /// Gives tiles' textures back for others.
    public func evict(_ tiles: some Sequence<TileKey>) {
        for tile in tiles { textures.evict(tile) }
    }

    /// Destroys textures that no tile has, as long as the tiles' textures take more than some bytes.
    public func trim(toByteCount limit: Int) { textures.trim(toByteCount: limit) }

    /// Keeps a bitmap as a texture, in place of the one that had its id.
    public func setBitmap(_ bitmap: Bitmap, as id: BitmapID) throws(PlatformError) {
        try textures.upload(bitmap, as: id)
    }

    /// Whether a bitmap has a texture.
    public func hasBitmap(_ id: BitmapID) -> Bool { textures.bitmaps[id] != nil }

    /// Forgets a bitmap.
    public func forgetBitmap(_ id: BitmapID) { textures.forget(id) }

    /// Draws a frame and shows it. While the window is hidden nothing is drawn, since presenting may block for long.
    ///
    /// - Returns: whether it was shown.
    @discardableResult
    public func show(_ frame: DrawList) -> Bool {
        lastFrame = frame
        guard !renderer.isHidden, outputSize.hasArea else {
            pacer.skipped(at: clock.now)
            return false
        }
        failedCommands = painter.paint(frame, with: textures)
        paintedTime = clock.now
        unsafe SDL_RenderPresent(renderer.pointer)
        presentedFrames += 1
        pacer.presented(at: clock.now, displayPeriod: renderer.displayPeriod)
        return true
    }

    /// Presents a frame with nothing in it, which counts as none: a Wayland window is on the screen, and has its size, from its first
    /// frame on.
    func showEmpty() { renderer.presentEmpty() }

    /// Commands of the last frame that could not be drawn: their texture was not there, or their numbers made no sense.
    public private(set) var failedCommands = 0

    /// Draws the last frame once more, unseen, and reads its pixels; before the first frame it is black.
    public func capture() throws(PlatformError) -> Capture {
        let size = outputSize
        guard size.hasArea else { throw .noCapture(detail: "the window has no pixels") }
        _ = painter.paint(lastFrame ?? DrawList(background: Color(white: 0)), with: textures)
        let rowBytes = size.width * PyramidLayout.bytesPerPixel
        var pixels = [UInt8](repeating: 255, count: rowBytes * size.height)
        let result = unsafe pixels.withUnsafeMutableBytes { bytes in
            unsafe SDL_RenderReadPixels(
                renderer.pointer, nil, SDL_PIXELFORMAT_ABGR8888.rawValue, bytes.baseAddress, Int32(rowBytes))
        }
        guard result == 0 else { throw .noCapture(detail: lastSDLError()) }
        // A window is opaque, whatever its frame buffer says.
        for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
        return Capture(size: size, pixels: pixels)
    }

    /// Destroys all textures, as after a reset of the graphics device.
    func forgetTextures() { textures.removeAll() }
}
