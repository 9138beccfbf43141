internal import CCodecs
public import DecoderHost
public import Wire

/// The formats that SDL2_image reads and that have no codec of their own. The host has told the format by content; SDL2_image is not asked again.
public struct SDLImageCodec: Codec {
    /// Larger drawings take SDL2_image's reader forever.
    private static let mostSVGBytes = 8 << 20

    /// SDL2_image as a codec.
    public init() {}

    /// What SDL2_image reads, as it was built here, beside what has a codec of its own; known once its libraries are loaded.
    public var formats: Set<PictureFormat> {
        let loaded = UInt32(bitPattern: IMG_Init(0))
        let lacksTIFF = loaded & IMG_INIT_TIF.rawValue == 0
        return Set(PictureFormat.allCases).subtracting([.jpeg, .png, .gif, .webp, .pnm] + (lacksTIFF ? [.tiff] : []))
    }

    /// A whole picture at once, and nothing else.
    public func abilities(for format: PictureFormat) -> CodecAbilities { [] }

    /// Decodes the whole picture at once.
    public func decode(
        _ input: InputFile, format: PictureFormat, heading: PictureHeading?
    ) throws(DecodeFailure) -> any Raster {
        if format == .svg, input.count > Self.mostSVGBytes {
            throw .unsupported(format: "svg of more than \(Self.mostSVGBytes >> 20) MB")
        }
        guard let loader = unsafe Self.loader(of: format) else { throw .unsupported(format: format.rawValue) }
        let isIcon = format == .ico || format == .cur
        let surface = unsafe isIcon ? try icon(input, format, loader) : try picture(input, format, loader)
        // libtiff multiplies by itself.
        return try unsafe SDLRaster(
            taking: surface, isPremultiplied: format == .tiff,
            ColorConversion(heading?.colors ?? .standard, of: input, kind: .rgb))
    }

    private typealias Loader = (UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<SDL_Surface>?

    private func picture(
        _ input: InputFile, _ format: PictureFormat, _ loader: Loader
    ) throws(DecodeFailure) -> UnsafeMutablePointer<SDL_Surface> {
        guard let source = SDLInput(input) else { throw .outOfMemory }
        SDL_ClearError()
        let surface = unsafe loader(source.operations)
        withExtendedLifetime(source) {}
        guard let surface = unsafe surface else { throw Self.failure(reading: format) }
        return unsafe surface
    }

    /// The best image that can be read: SDL2_image would take the one of the most colors, however small.
    private func icon(
        _ input: InputFile, _ format: PictureFormat, _ loader: Loader
    ) throws(DecodeFailure) -> UnsafeMutablePointer<SDL_Surface> {
        SDL_ClearError()
        for image in IconDirectory.images(input) {
            guard let file = IconDirectory.file(of: image, kind: format == .ico ? 1 : 2, input) else { continue }
            let surface = unsafe file.withUnsafeBytes { bytes in
                unsafe SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)).flatMap { source in
                    defer { _ = unsafe SDL_RWclose(source) }
                    return unsafe loader(source)
                }
            }
            if let surface = unsafe surface { return unsafe surface }
        }
        throw Self.failure(reading: format)
    }

    private static func loader(of format: PictureFormat) -> Loader? {
        switch format {
        case .jpeg, .png, .gif, .webp, .pnm: nil
        case .bmp: unsafe IMG_LoadBMP_RW
        case .qoi: unsafe IMG_LoadQOI_RW
        case .tiff: unsafe IMG_LoadTIF_RW
        case .ico: unsafe IMG_LoadICO_RW
        case .cur: unsafe IMG_LoadCUR_RW
        case .tga: unsafe IMG_LoadTGA_RW
        case .pcx: unsafe IMG_LoadPCX_RW
        case .xpm: unsafe IMG_LoadXPM_RW
        case .xv: unsafe IMG_LoadXV_RW
        case .lbm: unsafe IMG_LoadLBM_RW
        case .xcf: unsafe IMG_LoadXCF_RW
        case .svg: unsafe IMG_LoadSVG_RW
        }
    }

    /// SDL's last error as a failure of a file of a format. A file that is merely unusual is not called damaged.
    private static func failure(reading format: PictureFormat) -> DecodeFailure {
        let failure = failure()
        guard case .damaged(let detail) = failure, detail.contains("nsupported") else { return failure }
        return .unsupported(format: "\(format.rawValue.uppercased()) of this kind")
    }

    /// SDL's last error as a failure.
    static func failure() -> DecodeFailure {
        let text = unsafe SDL_GetError().map { unsafe String(cString: $0) } ?? ""
        if text == "Out of memory" { return .outOfMemory }
        return .damaged(detail: text.isEmpty ? "the decoder gave no reason" : text)
    }
}
