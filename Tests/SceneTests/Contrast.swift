import Drawing

/// How well words can be told from what they stand on.
enum Contrast {
    /// The gray that a color gives over a gray.
    static func over(_ picture: Double, _ color: Color) -> Double {
        picture + (Double(color.green) - picture) * Double(color.alpha) / 255
    }

    /// The contrast of two grays as the Web Content Accessibility Guidelines define it.
    static func ratio(_ one: Double, _ other: Double) -> Double {
        let light = [one, other].map { gray -> Double in
            let value = gray / 255
            guard value > 0.04045 else { return value / 12.92 }
            // x^2.4 as x^2 x (x^2)^(1/5), by Newton's method: no pow without a C library.
            let base = (value + 0.055) / 1.055
            var root = 0.5
            for _ in 0..<60 {
                root -= (root * root * root * root * root - base * base) / (5 * root * root * root * root)
            }
            return base * base * root
        }
        return (max(light[0], light[1]) + 0.05) / (min(light[0], light[1]) + 0.05)
    }
}
