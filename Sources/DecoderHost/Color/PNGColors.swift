/// Collects what a PNG's chunks say about its colors, in the order in which the specification lets one outdo the other: cICP, iCCP, sRGB,
/// gAMA with cHRM (W3C Portable Network Graphics, third edition, 4.3). A cHRM without a gAMA says nothing, as in browsers.
struct PNGColors {
    private var named: ColorMeasures?
    private var profile: ColorStatement?
    private var isStandard = false
    private var gamma: Double?
    private var primaries: ColorMeasures.Primaries?
    /// What writers of sRGB put into gAMA (0.45455) when they mean sRGB's own curve.
    private static let sRGBGamma = 0.450...0.460
    /// No real curve is steeper or flatter.
    private static let possibleGamma = 0.05...5.0
    /// A profile's name has at most so many bytes.
    private static let longestName = 79

    /// What they say together.
    var statement: ColorStatement {
        if let named { return named.statement }
        if let profile { return profile }
        guard !isStandard, let gamma, Self.possibleGamma.contains(gamma) else { return .standard }
        let curve = Self.sRGBGamma.contains(gamma) ? ColorMeasures.Curve.sRGB : .power(1 / gamma)
        return ColorMeasures(primaries: primaries ?? .sRGB, curve: curve).statement
    }

    /// Looks at the chunk whose data lie in a range of a file, and whose name stands before them.
    mutating func note(_ source: some ByteSource, data: Range<Int>) {
        let name = data.lowerBound - 4
        if source.holds("iCCP", at: name) {
            profile = Self.profile(source, data)
        } else if source.holds("sRGB", at: name) {
            isStandard = true
        } else if source.holds("gAMA", at: name) {
            gamma = Self.number(source, data.lowerBound)
        } else if source.holds("cHRM", at: name) {
            primaries = Self.primaries(source, data.lowerBound)
        } else if source.holds("cICP", at: name) {
            named = Self.named(source, data.lowerBound)
        }
    }

    /// A name, a zero, the number of zlib's method, then the profile.
    private static func profile(_ source: some ByteSource, _ data: Range<Int>) -> ColorStatement {
        let names = data.lowerBound..<min(data.lowerBound + longestName + 1, data.upperBound)
        guard let end = names.first(where: { source.byte(at: $0) == 0 }), source.byte(at: end + 1) == 0,
            end + 2 < data.upperBound, data.upperBound <= source.count
        else { return .brokenProfile }
        return .profile(pieces: [end + 2..<data.upperBound], isDeflated: true)
    }

    /// Numbers are stored as hundred-thousandths.
    private static func number(_ source: some ByteSource, _ position: Int) -> Double? {
        source.bigEndian(at: position, bytes: 4).map { Double($0) / 100_000 }
    }

    private static func primaries(_ source: some ByteSource, _ position: Int) -> ColorMeasures.Primaries? {
        func place(_ index: Int) -> ColorMeasures.Chromaticity? {
            guard let x = number(source, position + 8 * index), let y = number(source, position + 8 * index + 4),
                x > 0, y > 0, x + y <= 1
            else { return nil }
            return ColorMeasures.Chromaticity(x, y)
        }
        guard let white = place(0), let red = place(1), let green = place(2), let blue = place(3) else { return nil }
        return ColorMeasures.Primaries(red: red, green: green, blue: blue, white: white)
    }

    /// Spaces by their numbers in ITU-T H.273; nil for those that a screen of ordinary brightness cannot show as they are.
    private static func named(_ source: some ByteSource, _ position: Int) -> ColorMeasures? {
        let primaries: ColorMeasures.Primaries
        switch source.byte(at: position) {
        case 1: primaries = .sRGB
        case 9: primaries = .bt2020
        case 12: primaries = .displayP3
        default: return nil
        }
        // The third number is 0 for R, G, B; the fourth 1 when all values are used.
        guard source.byte(at: position + 2) == 0, source.byte(at: position + 3) == 1 else { return nil }
        switch source.byte(at: position + 1) {
        case 13: return ColorMeasures(primaries: primaries, curve: .sRGB)
        case 4: return ColorMeasures(primaries: primaries, curve: .power(2.2))
        case 8: return ColorMeasures(primaries: primaries, curve: .power(1))
        default: return nil
        }
    }
}
