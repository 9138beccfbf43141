internal import CCodecs
internal import DecoderHost

/// Colors of a profile that tells them by tables: printers, some scanners, and all inks.
final class LookupColors: WideRowColors {
    private let transform: Transform
    private let wideTransform: Transform?
    private let areInks: Bool

    /// The colors of a profile for pixels of a layout, for numbers of 16 bits too where that is wanted; nil when lcms2 makes nothing of it.
    init?(_ profile: ICCProfile, layout: UInt32, isWide: Bool) {
        guard let transform = Transform(profile, from: layout) else { return nil }
        self.transform = transform
        areInks = layout != UInt32(codecs_color_rgba)
        wideTransform = areInks || !isWide ? nil : Transform(profile, from: UInt32(codecs_color_wide_rgba))
    }

    func convert(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        unsafe transform.run(pixels, pixels, count: count)
        guard areInks else { return }
        for x in 0..<count { unsafe pixels[x] |= 0xFF00_0000 }
    }

    func convert(wide source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, count: Int) {
        unsafe wideTransform?.run(source, target, count: count)
        for x in 0..<count {
            let alpha = unsafe narrowAlpha(source[8 * x + 6], source[8 * x + 7])
            unsafe target[x] = unsafe target[x] & 0x00FF_FFFF | alpha
        }
    }
}
