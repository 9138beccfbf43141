internal import Geometry

/// The sizes in which desktops keep thumbnails: each fits into a square, and keeps the shape of its picture.
public enum ThumbnailSize: Int, Hashable, Sendable, CaseIterable, Comparable {
    case normal = 128
    case large = 256
    case extraLarge = 512
    /// Read where it is there, never made here.
    case huge = 1024

    /// The smallest one that is made here and that fills so many pixels, or the largest.
    public init(filling pixels: Int) {
        self = [.normal, .large].first { $0.side >= pixels } ?? .extraLarge
    }

    /// The square's side in pixels.
    public var side: Int { rawValue }

    /// Its folder in the folder of all thumbnails.
    var folder: String {
        switch self {
        case .normal: "normal"
        case .large: "large"
        case .extraLarge: "x-large"
        case .huge: "xx-large"
        }
    }

    /// The sizes that will do for this one, the nearest first.
    var substitutes: [ThumbnailSize] { Self.allCases.filter { $0 >= self } }

    /// What is decoded to make it: less than twice as large, so that one halving is left out at most.
    var bounds: PixelSize {
        let side = max(2 * side - 1, 511)
        return PixelSize(width: side, height: side)
    }

    /// The size of a picture's thumbnail: never larger than the picture.
    func size(of picture: PixelSize) -> PixelSize {
        let longest = max(picture.width, picture.height, 1)
        guard longest > side else { return picture }
        let scaled = { (length: Int) in max((length * side + longest / 2) / longest, 1) }
        return PixelSize(width: scaled(picture.width), height: scaled(picture.height))
    }

    /// The smaller one first.
    public static func < (one: ThumbnailSize, other: ThumbnailSize) -> Bool { one.side < other.side }
}
