internal import CCodecs
internal import DecoderHost
internal import Geometry
internal import Wire

/// A surface of SDL as a raster. Formats that are common are read as they are; SDL converts all others once.
@safe final class SDLRaster: Raster {
    let size: PixelSize
    let hasAlpha: Bool

    // The surface is only read after the initializer, and freed with the last reference.
    private nonisolated(unsafe) let surface: UnsafeMutablePointer<SDL_Surface>
    private nonisolated(unsafe) let pixels: UnsafeRawPointer
    private let bytesPerRow: Int
    private let layout: PixelLayout
    private let colors: (any RowColors)?
    let notices: PictureNotices

    /// Takes over a surface whose colors are to be converted.
    init(
        taking surface: UnsafeMutablePointer<SDL_Surface>, isPremultiplied: Bool = false, _ conversion: ColorConversion
    ) throws(DecodeFailure) {
        let (readable, layout) = try unsafe Self.readable(surface)
        unsafe self.surface = readable
        self.layout = layout.ready(isPremultiplied: isPremultiplied, conversion.colors)
        colors = conversion.colors
        notices = conversion.isProfileUseless ? .profileIgnored : []
        guard unsafe SDL_LockSurface(readable) == 0, let pixels = unsafe readable.pointee.pixels else {
            unsafe SDL_FreeSurface(readable)
            throw SDLImageCodec.failure()
        }
        unsafe self.pixels = UnsafeRawPointer(pixels)
        size = unsafe PixelSize(width: Int(readable.pointee.w), height: Int(readable.pointee.h))
        bytesPerRow = unsafe Int(readable.pointee.pitch)
        hasAlpha = layout.hasAlpha
    }

    deinit {
        unsafe SDL_UnlockSurface(surface)
        unsafe SDL_FreeSurface(surface)
    }

    func copy(row: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>) {
        let line = unsafe pixels + row * bytesPerRow
        unsafe layout.copy(line, columns, to: target, colors)
    }

    /// The surface itself when its pixels can be read as they are, else a copy by SDL in its place.
    private static func readable(
        _ surface: UnsafeMutablePointer<SDL_Surface>
    ) throws(DecodeFailure) -> (UnsafeMutablePointer<SDL_Surface>, PixelLayout) {
        if let layout = unsafe PixelLayout(of: surface) { return unsafe (surface, layout) }
        let format = SDL_PIXELFORMAT_ABGR8888.rawValue
        let converted = unsafe SDL_ConvertSurfaceFormat(surface, format, 0)
        unsafe SDL_FreeSurface(surface)
        guard let converted = unsafe converted else { throw SDLImageCodec.failure() }
        return unsafe (converted, .rgba)
    }
}
