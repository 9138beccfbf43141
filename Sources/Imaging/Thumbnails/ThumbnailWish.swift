/// A thumbnail that somebody would like to have.
public struct ThumbnailWish: Hashable, Sendable {
    /// Of which file.
    public let path: [UInt8]
    /// How large.
    public let size: ThumbnailSize

    /// Whether there can be a thumbnail of a picture: it is a file, neither an address nor standard input.
    public static func isPossible(_ path: [UInt8]) -> Bool {
        path != [UInt8(ascii: "-")] && !path.starts(with: Array("http://".utf8))
            && !path.starts(with: Array("https://".utf8))
    }

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
