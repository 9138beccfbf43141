import Geometry

/// Which level of a pyramid a scale wants.
///
/// The natural level is floor(log2(1 / scale)): the next sharper one, so that at most 2 texels meet in a device pixel. A level once
/// chosen is kept until 2.2 texels meet in one, so that a trembling pinch does not switch to and fro.
public enum LevelChoice {
    /// Texels per device pixel, along one axis, at which the previous level is given up: 2 and 10 % more.
    public static let largestMinification = 2.2

    /// The level for a scale in device pixels per content pixel.
    ///
    /// - Parameters:
    ///   - scale: a scale that is not a finite number above 0 gets the coarsest level.
    ///   - pyramid: the levels there are; the answer is one whose pixels exist.
    ///   - previous: the level of the frame before, if there was one.
    public static func level(forScale scale: Double, in pyramid: Pyramid, previous: Int? = nil) -> Int {
        guard scale > 0, scale.isFinite else { return pyramid.lastLevel }
        let natural = clamp(naturalLevel(scale), in: pyramid)
        guard let previous else { return natural }
        let kept = clamp(previous, in: pyramid)
        let minification = 1 / (scale * Pyramid.texel(atLevel: kept))
        return kept < natural && minification <= largestMinification ? kept : natural
    }

    /// floor(log2(1 / scale)), taken from the number's exponent so that no rounding of a logarithm matters.
    private static func naturalLevel(_ scale: Double) -> Int {
        let exponent = Int(scale.exponent)
        return scale.significand == 1 ? -exponent : -exponent - 1
    }

    private static func clamp(_ level: Int, in pyramid: Pyramid) -> Int {
        min(max(level, pyramid.firstLevel), pyramid.lastLevel)
    }
}
