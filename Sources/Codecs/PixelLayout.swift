internal import CCodecs
internal import DecoderHost

/// How a pixel lies in a surface's memory, for the layouts that are read without SDL's help.
enum PixelLayout: Sendable {
    /// Bytes R, G, B.
    case rgb
    /// Bytes B, G, R.
    case bgr
    /// Bytes R, G, B, A, not premultiplied.
    case rgba
    /// Bytes R, G, B, A, premultiplied.
    case premultiplied
    /// Bytes B, G, R, A, not premultiplied.
    case bgra
    /// Bytes B, G, R and one without meaning.
    case bgrx
    /// Numbers of 256 colors, not premultiplied until `ready`.
    case palette([UInt32], hasAlpha: Bool)

    /// The layout of a surface; nil when SDL must convert it: rare layouts, and colors that stand for transparency.
    init?(of surface: UnsafeMutablePointer<SDL_Surface>) {
        guard let format = unsafe surface.pointee.format else { return nil }
        if unsafe format.pointee.format == SDL_PIXELFORMAT_INDEX8.rawValue {
            guard let palette = unsafe PixelLayout(palette: format.pointee.palette, of: surface) else { return nil }
            self = palette
            return
        }
        guard unsafe SDL_HasColorKey(surface) == SDL_FALSE else { return nil }
        switch unsafe SDL_PixelFormatEnum(format.pointee.format) {
        case SDL_PIXELFORMAT_RGB24: self = .rgb
        case SDL_PIXELFORMAT_BGR24: self = .bgr
        case SDL_PIXELFORMAT_ABGR8888: self = .rgba
        case SDL_PIXELFORMAT_ARGB8888: self = .bgra
        case SDL_PIXELFORMAT_RGB888: self = .bgrx
        default: return nil
        }
    }

    /// A pixel whose number the palette does not have is opaque black.
    private init?(palette: UnsafeMutablePointer<SDL_Palette>?, of surface: UnsafeMutablePointer<SDL_Surface>) {
        guard let palette = unsafe palette, let entries = unsafe palette.pointee.colors else { return nil }
        var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
        for index in 0..<min(unsafe Int(palette.pointee.ncolors), 256) {
            let color = unsafe entries[index]
            colors[index] =
                UInt32(color.r) | UInt32(color.g) << 8 | UInt32(color.b) << 16 | UInt32(color.a) << 24
        }
        var key: UInt32 = 0
        if unsafe SDL_GetColorKey(surface, &key) == 0, key < 256 { colors[Int(key)] = 0 }
        self = .palette(colors, hasAlpha: colors.contains { $0 >> 24 != 255 })
    }

    /// Whether some pixels may not be opaque.
    var hasAlpha: Bool {
        switch self {
        case .rgb, .bgr, .bgrx: false
        case .rgba, .premultiplied, .bgra: true
        case .palette(_, let hasAlpha): hasAlpha
        }
    }

    /// The layout ready for use: with the colors of a palette converted and premultiplied, once for all pixels.
    func ready(isPremultiplied: Bool, _ conversion: (any RowColors)?) -> PixelLayout {
        switch self {
        case .palette(var colors, let hasAlpha):
            unsafe colors.withUnsafeMutableBufferPointer { colors in
                guard let start = colors.baseAddress else { return }
                unsafe conversion?.convert(start, count: colors.count)
                unsafe Premultiplying.premultiply(start, colors.count)
            }
            return .palette(colors, hasAlpha: hasAlpha)
        case .rgba where isPremultiplied:
            return .premultiplied
        default:
            return self
        }
    }

    /// Writes some columns of a row as premultiplied RGBA, with their colors converted.
    func copy(
        _ line: UnsafeRawPointer, _ columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>,
        _ conversion: (any RowColors)?
    ) {
        let bytes = unsafe line.assumingMemoryBound(to: UInt8.self)
        let count = columns.count
        let first = columns.lowerBound
        switch self {
        case .rgb: unsafe Premultiplying.copyRGB(bytes + 3 * first, count, red: 0, blue: 16, to: target)
        case .bgr: unsafe Premultiplying.copyRGB(bytes + 3 * first, count, red: 16, blue: 0, to: target)
        case .rgba: unsafe Premultiplying.copyRGBA(bytes + 4 * first, count, red: 0, blue: 16, to: target)
        case .bgra: unsafe Premultiplying.copyRGBA(bytes + 4 * first, count, red: 16, blue: 0, to: target)
        case .premultiplied: unsafe Premultiplying.copyRGBA(bytes + 4 * first, count, red: 0, blue: 16, to: target)
        case .bgrx: unsafe Premultiplying.copyBGRX(bytes + 4 * first, count, to: target)
        case .palette(let colors, _):
            unsafe colors.withUnsafeBufferPointer { colors in
                for x in 0..<count { unsafe target[x] = unsafe colors[Int(bytes[first &+ x])] }
            }
            return
        }
        unsafe finish(target, count, conversion)
    }

    /// Converts colors, which are not multiplied by alpha for that, and multiplies them.
    private func finish(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ conversion: (any RowColors)?) {
        if case .premultiplied = self {
            guard conversion != nil else { return }
            unsafe Premultiplying.divide(pixels, count)
        }
        unsafe conversion?.convert(pixels, count: count)
        if hasAlpha { unsafe Premultiplying.premultiply(pixels, count) }
    }
}
