public import Drawing
public import Geometry

/// What there is to see of a picture in the list.
public enum ListThumbnail: Hashable, Sendable {
    /// Nothing yet.
    case missing
    /// Its thumbnail, and how large that is.
    case image(BitmapID, PixelSize)
    /// It cannot be shown.
    case failed
}
