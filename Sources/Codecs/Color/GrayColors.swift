internal import CCodecs
internal import DecoderHost

/// Gray of a profile that has one curve for it.
final class GrayColors: WideRowColors {
    /// The sRGB color of each gray, without alpha.
    private let colors: [UInt32]
    /// The same for the upper 12 of 16 bits.
    private let wideColors: [UInt32]
    private static let wideSteps = 4096

    /// The grays of a profile; nil when it has no curve for them.
    init?(_ profile: ICCProfile) {
        guard let curve = unsafe cmsReadTag(profile.handle, cmsSigGrayTRCTag) else { return nil }
        let gray = OpaquePointer(curve)
        let isLightness = unsafe cmsGetPCS(profile.handle) == cmsSigLabData
        func color(_ share: Double) -> UInt32 {
            let value = unsafe Double(cmsEvalToneCurveFloat(gray, Float(share)))
            let light = isLightness ? Self.light(lightness: value) : value
            return Self.gray(light: light)
        }
        colors = (0..<256).map { color(Double($0) / 255) }
        wideColors = (0..<Self.wideSteps).map { color(Double($0) / Double(Self.wideSteps - 1)) }
    }

    /// CIE 1976 lightness (0...1) to light.
    private static func light(lightness: Double) -> Double {
        let share = (lightness * 100 + 16) / 116
        return share > 6.0 / 29 ? share * share * share : (share - 4.0 / 29) * 108 / 841
    }

    private static func gray(light: Double) -> UInt32 {
        let most = Double(1 << SRGB.encodedBits - 1)
        let index = light.isFinite ? min(max(light, 0), 1) * most : 0
        let value = unsafe UInt32(SRGB.tables.encoded[Int(index)])
        return value | value << 8 | value << 16
    }

    func convert(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        unsafe colors.withUnsafeBufferPointer { colors in
            for x in 0..<count {
                let pixel = unsafe pixels[x]
                unsafe pixels[x] = unsafe colors[Int(pixel & 0xFF)] | pixel & 0xFF00_0000
            }
        }
    }

    func convert(wide source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, count: Int) {
        for x in 0..<count {
            let pixel = unsafe source + 8 * x
            let gray = unsafe Int(pixel[0]) << 4 | Int(pixel[1]) >> 4
            unsafe target[x] = unsafe wideColors[gray] | narrowAlpha(pixel[6], pixel[7])
        }
    }
}
