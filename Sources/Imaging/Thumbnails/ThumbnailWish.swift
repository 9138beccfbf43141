/// A thumbnail that somebody would like to have.
public struct ThumbnailWish: Hashable, Sendable {
    /// Of which file.
    public let path: [UInt8]
    /// How large.
    public let size: ThumbnailSize

    /// A wish for a thumbnail.
    public init(path: [UInt8], size: ThumbnailSize) {
        self.path = path
        self.size = size
    }
}

/// What has become of a wish.
public struct ThumbnailResult: Sendable {
    /// Which wish.
    public let wish: ThumbnailWish
    /// The pixels, or why there are none.
    public let outcome: Result<ThumbnailImage, PictureFailure>
}
