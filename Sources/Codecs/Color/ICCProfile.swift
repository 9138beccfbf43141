internal import CCodecs
internal import DecoderHost

/// A profile of colors that lcms2 has opened.
@safe final class ICCProfile {
    /// What lcms2's functions take; valid as long as this object lives.
    let handle: cmsHPROFILE
    private static let headerBytes = 128
    /// Of these a picture's own profile may be: that of a scanner, a screen, a printer, or of a space as such.
    private static let possibleClasses = [
        cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass,
    ]

    private init?(taking handle: cmsHPROFILE?) {
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = handle
    }

    deinit { _ = unsafe cmsCloseProfile(handle) }

    /// The profile in some bytes; nil when lcms2 cannot read it, or when it is for something else than pictures.
    convenience init?(_ bytes: [UInt8]) {
        unsafe self.init(taking: cmsOpenProfileFromMem(bytes, UInt32(clamping: bytes.count)))
        guard unsafe Self.possibleClasses.contains(cmsGetDeviceClass(handle)) else { return nil }
    }

    /// A profile in pieces of a file; nil when it cannot be read.
    convenience init?(_ pieces: [Range<Int>], isDeflated: Bool, of input: InputFile) {
        var bytes: [UInt8] = []
        for piece in pieces {
            guard let part = input.bytes(piece) else { return nil }
            bytes += part
        }
        if isDeflated { bytes = Self.inflated(bytes) }
        self.init(bytes)
    }

    /// The space of some measures.
    convenience init?(_ measures: ColorMeasures) {
        let curve =
            switch measures.curve {
            case .power(let exponent): unsafe cmsBuildGamma(nil, exponent)
            case .sRGB:
                // IEC 61966-2-1: a power of a line, and a line near black.
                unsafe cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
            }
        guard let curve = unsafe curve else { return nil }
        defer { unsafe cmsFreeToneCurve(curve) }
        func place(_ chromaticity: ColorMeasures.Chromaticity) -> cmsCIExyY {
            cmsCIExyY(x: chromaticity.x, y: chromaticity.y, Y: 1)
        }
        let corners = measures.primaries
        var white = place(corners.white)
        var primaries = cmsCIExyYTRIPLE(
            Red: place(corners.red), Green: place(corners.green), Blue: place(corners.blue))
        unsafe self.init(taking: cmsCreateRGBProfile(&white, &primaries, [curve, curve, curve]))
    }

    /// What its numbers are: gray, red, green and blue, inks, or something that no codec here gives.
    var space: cmsColorSpaceSignature { unsafe cmsGetColorSpace(handle) }

    /// The first four bytes say how many there are.
    private static func inflated(_ bytes: [UInt8]) -> [UInt8] {
        let header = inflated(bytes, count: headerBytes)
        guard header.count == headerBytes else { return [] }
        let count = header.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard count > headerBytes, count <= ColorStatement.mostProfileBytes else { return [] }
        return inflated(bytes, count: count)
    }

    private static func inflated(_ bytes: [UInt8], count: Int) -> [UInt8] {
        var target = [UInt8](repeating: 0, count: count)
        let unpacked = unsafe codecs_inflate(bytes, bytes.count, &target, count)
        target.removeLast(count - unpacked)
        return target
    }
}
