/// A space of colors by its measures: where its primaries and its white lie (CIE 1931 x and y), and how numbers become light.
public struct ColorMeasures: Hashable, Sendable {
    /// A place in the plane of colors.
    public struct Chromaticity: Hashable, Sendable {
        /// Its two coordinates, 0...1.
        public var x: Double
        /// Its two coordinates, 0...1.
        public var y: Double

        /// A place.
        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// Red, green, blue and white.
    public struct Primaries: Hashable, Sendable {
        /// Full red.
        public var red: Chromaticity
        /// Full green.
        public var green: Chromaticity
        /// Full blue.
        public var blue: Chromaticity
        /// All three together.
        public var white: Chromaticity

        /// Those of sRGB (ITU-R BT.709).
        public static let sRGB = Self(
            red: Chromaticity(0.64, 0.33), green: Chromaticity(0.30, 0.60), blue: Chromaticity(0.15, 0.06),
            white: daylight)
        /// Those of Adobe RGB (1998).
        public static let adobeRGB = Self(
            red: Chromaticity(0.64, 0.33), green: Chromaticity(0.21, 0.71), blue: Chromaticity(0.15, 0.06),
            white: daylight)
        /// Those of Display P3.
        public static let displayP3 = Self(
            red: Chromaticity(0.680, 0.320), green: Chromaticity(0.265, 0.690), blue: Chromaticity(0.150, 0.060),
            white: daylight)
        /// Those of ITU-R BT.2020.
        public static let bt2020 = Self(
            red: Chromaticity(0.708, 0.292), green: Chromaticity(0.170, 0.797), blue: Chromaticity(0.131, 0.046),
            white: daylight)
        private static let daylight = Chromaticity(0.3127, 0.3290)

        /// Whether no coordinate differs by more than a file's rounding.
        func isNearly(_ other: Self) -> Bool {
            zip([red, green, blue, white], [other.red, other.green, other.blue, other.white]).allSatisfy {
                abs($0.x - $1.x) <= Self.rounding && abs($0.y - $1.y) <= Self.rounding
            }
        }

        private static let rounding = 0.003
    }

    /// How a number (0...1) becomes light (0...1).
    public enum Curve: Hashable, Sendable {
        /// As in sRGB.
        case sRGB
        /// By this power.
        case power(Double)
    }

    /// Where its corners lie.
    public var primaries: Primaries
    /// How numbers become light.
    public var curve: Curve

    /// A space.
    public init(primaries: Primaries, curve: Curve) {
        self.primaries = primaries
        self.curve = curve
    }

    /// Adobe RGB (1998), whose curve is 2 + 51 / 256.
    public static let adobeRGB = Self(primaries: .adobeRGB, curve: .power(2.19921875))

    /// What these say as a statement: that of sRGB is the standard.
    var statement: ColorStatement {
        curve == .sRGB && primaries.isNearly(.sRGB) ? .standard : .measured(self)
    }
}
