internal import CCodecs

/// A way from a profile's colors to sRGB, 8 bits, that lcms2 has worked out. Several threads may use it at once.
@safe final class Transform: Sendable {
    // Only read once it is made.
    private nonisolated(unsafe) let transform: cmsHTRANSFORM

    /// The way from pixels of a layout, by the intent that is made for pictures; nil when there is none.
    init?(_ profile: ICCProfile, from layout: UInt32) {
        guard let standard = unsafe cmsCreate_sRGBProfile() else { return nil }
        defer { _ = unsafe cmsCloseProfile(standard) }
        let made = unsafe cmsCreateTransform(
            profile.handle, layout, standard, UInt32(codecs_color_rgba), UInt32(INTENT_PERCEPTUAL),
            UInt32(codecs_color_flags))
        guard let made = unsafe made else { return nil }
        unsafe transform = made
    }

    deinit { unsafe cmsDeleteTransform(transform) }

    /// Writes R, G and B of so many pixels of four bytes; the fourth byte stays. The target may be the source when its pixels are as large.
    func run(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, count: Int) {
        unsafe cmsDoTransform(transform, source, target, UInt32(clamping: count))
    }
}
