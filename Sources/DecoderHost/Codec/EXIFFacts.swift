/// What a picture's EXIF data say that matters here.
public struct EXIFFacts: Hashable, Sendable {
    /// The value of the orientation tag, usually 1...8; nil when there is none.
    public var orientation: Int?
    /// A small JPEG of the picture, as stored: not turned upright; empty when there is none.
    public var thumbnail: [UInt8]

    /// Whether the picture's colors are said to be those of Adobe RGB (1998).
    public var isAdobeRGB: Bool

    /// Some facts.
    public init(orientation: Int? = nil, isAdobeRGB: Bool = false, thumbnail: [UInt8] = []) {
        self.orientation = orientation
        self.isAdobeRGB = isAdobeRGB
        self.thumbnail = thumbnail
    }
}
