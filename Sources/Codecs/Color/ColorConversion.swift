internal import CCodecs
internal import DecoderHost

/// What a picture's numbers are.
enum ColorKind {
    /// Gray, with red, green and blue alike.
    case gray
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black: how much ink there is, or inverted.
    case inks(areInverted: Bool)
}

/// What must be done with a picture's colors.
struct ColorConversion {
    /// How they become sRGB; nil when they are sRGB already, as far as anyone could tell.
    var colors: (any WideRowColors)?
    /// Whether the file has a profile that is damaged, or for other colors than the picture has. It is left out of account then.
    var isProfileUseless = false

    /// Reads what a file says about its colors; its numbers may have 16 bits.
    init(_ statement: ColorStatement, of input: InputFile, kind: ColorKind, isWide: Bool = false) {
        let profile: ICCProfile?
        switch statement {
        case .standard: return
        case .brokenProfile: profile = nil
        case .measured(let measures):
            if case .inks = kind { return }
            profile = ICCProfile(measures)
        case .profile(let pieces, let isDeflated):
            profile = ICCProfile(pieces, isDeflated: isDeflated, of: input)
        }
        guard let profile, let made = Self.colors(profile, kind, isWide) else {
            isProfileUseless = true
            return
        }
        if case .inks = kind {
            colors = made
        } else if !made.changesNothing {
            colors = made
        }
    }

    /// The colors of a profile; nil when they are not those of the picture.
    private static func colors(_ profile: ICCProfile, _ kind: ColorKind, _ isWide: Bool) -> (any WideRowColors)? {
        switch (kind, profile.space) {
        case (.gray, cmsSigGrayData):
            return GrayColors(profile)
        // Gray in the space of a screen: three equal numbers.
        case (.gray, cmsSigRgbData), (.rgb, cmsSigRgbData):
            return MatrixColors(profile, isWide: isWide)
                ?? LookupColors(profile, layout: UInt32(codecs_color_rgba), isWide: isWide)
        case (.inks(let areInverted), cmsSigCmykData):
            let layout = areInverted ? codecs_color_inverted_inks : codecs_color_inks
            return LookupColors(profile, layout: UInt32(layout), isWide: false)
        default:
            return nil
        }
    }
}
