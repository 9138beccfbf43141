/// What a file says about what its numbers mean as colors.
public enum ColorStatement: Hashable, Sendable {
    /// Nothing, or that they are sRGB.
    case standard
    /// An ICC profile: pieces of the file that belong together in this order, perhaps compressed by zlib.
    case profile([Range<Int>], isDeflated: Bool)
    /// An ICC profile of which a part is missing, or that is larger than any real one.
    case brokenProfile
    /// Primaries and a curve.
    case measured(ColorMeasures)

    /// A larger ICC profile is none: those of printing machines reach two megabytes.
    public static let mostProfileBytes = 4 << 20

    /// The statement that some pieces of a file make together.
    static func profile(pieces: [Range<Int>], isDeflated: Bool = false) -> Self {
        let count = pieces.reduce(0) { $0 + $1.count }
        return count > 0 && count <= mostProfileBytes ? .profile(pieces, isDeflated: isDeflated) : .brokenProfile
    }
}
