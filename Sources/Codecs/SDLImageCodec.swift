internal import CCodecs
public import DecoderHost
public import Wire

/// The formats that SDL2_image reads and that have no codec of their own. The host has told the format by content; SDL2_image is not asked again.
public struct SDLImageCodec: Codec {
    /// Larger drawings take SDL2_image's reader forever.
    private static let mostSVGBytes = 8 << 20

    /// SDL2_image as a codec.
    public init() {}

    /// What SDL2_image reads.
    public var formats: Set<PictureFormat> { Set(PictureFormat.allCases).subtracting([.jpeg, .png, .gif, .webp]) }

    /// A whole picture at once, and nothing else.
    public func abilities(for format: PictureFormat) -> CodecAbilities { [] }

    /// Decodes the whole picture at once.
    public func decode(
        _ input: InputFile, format: PictureFormat, heading: PictureHeading?
    ) throws(DecodeFailure) -> any Raster {
        if format == .svg, input.count > Self.mostSVGBytes {
            throw .unsupported(format: "svg of more than \(Self.mostSVGBytes >> 20) MB")
        }
        guard let source = SDLInput(input) else { throw .outOfMemory }
        SDL_ClearError()
        guard let loader = unsafe Self.loader(of: format) else { throw .unsupported(format: format.rawValue) }
        guard let surface = unsafe loader(source.operations) else { throw Self.failure(reading: format) }
        return try unsafe SDLRaster(taking: surface)
    }

    private static func loader(
        of format: PictureFormat
    ) -> ((UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<SDL_Surface>?)? {
        switch format {
        case .jpeg, .png, .gif, .webp: nil
        case .bmp: unsafe IMG_LoadBMP_RW
        case .qoi: unsafe IMG_LoadQOI_RW
        case .pnm: unsafe IMG_LoadPNM_RW
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
