internal import CSDL2
internal import Geometry

/// Owns one texture: ABGR8888 (bytes R, G, B, A), STATIC. It keeps its renderer alive.
@safe
final class Texture {
    /// Valid as long as this object lives.
    let pointer: OpaquePointer
    let size: PixelSize
    private let renderer: Renderer
    private var sampling: Sampling?

    /// Makes an empty texture.
    init(_ size: PixelSize, renderer: Renderer) throws(PlatformError) {
        let limit = renderer.largestTextureSide
        guard size.hasArea, size.width <= limit, size.height <= limit else {
            throw .noTexture(width: size.width, height: size.height, detail: "the largest side is \(limit)")
        }
        let made = unsafe SDL_CreateTexture(
            renderer.pointer, SDL_PIXELFORMAT_ABGR8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
            Int32(size.width), Int32(size.height))
        guard let texture = unsafe made else {
            throw .noTexture(width: size.width, height: size.height, detail: lastSDLError())
        }
        unsafe pointer = texture
        self.size = size
        self.renderer = renderer
    }

    deinit { unsafe SDL_DestroyTexture(pointer) }

    /// Bytes of its pixels.
    var byteCount: Int { size.width * size.height * PyramidLayout.bytesPerPixel }

    /// Copies pixels into a rectangle of it.
    ///
    /// - Parameter pixels: the first pixel; the rectangle's rows must be readable from there on.
    func update(_ rect: PixelRect, from pixels: UnsafeRawPointer, bytesPerRow: Int) throws(PlatformError) {
        var target = SDL_Rect(
            x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
        guard unsafe SDL_UpdateTexture(pointer, &target, pixels, Int32(bytesPerRow)) == 0 else {
            throw .noTexture(width: size.width, height: size.height, detail: lastSDLError())
        }
    }

    /// Copies an array of pixels, rows without padding, into a rectangle of it of the same size.
    func update(_ rect: PixelRect, from pixels: [UInt8]) throws(PlatformError) {
        let rowBytes = rect.width * PyramidLayout.bytesPerPixel
        guard pixels.count >= rowBytes * rect.height else { return }
        let start = unsafe pixels.withUnsafeBytes { bytes in
            unsafe bytes.baseAddress.map { start in
                Result { () throws(PlatformError) in
                    try unsafe update(rect, from: start, bytesPerRow: rowBytes)
                }
            }
        }
        try start?.get()
    }

    /// Chooses how it is sampled by what is drawn from now on. The setting acts at once, so what was drawn before goes out first.
    func use(_ wanted: Sampling) {
        guard sampling != wanted else { return }
        if sampling != nil { unsafe SDL_RenderFlush(renderer.pointer) }
        unsafe SDL_SetTextureScaleMode(pointer, wanted == .crisp ? SDL_ScaleModeNearest : SDL_ScaleModeLinear)
        sampling = wanted
    }
}
