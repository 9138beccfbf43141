internal import Geometry
internal import Wire

/// The desktop's thumbnail, as a first glimpse.
extension PictureHost {
    private static let mostBytes = 4 << 20
    /// Smaller pictures are there before a glimpse would be seen.
    private static let smallestPicture = 1 << 20

    /// Shows the thumbnail that the viewer has sent, if it is of this picture; whether it did.
    func showThumbnail(on canvas: PictureCanvas) -> Bool {
        guard canvas.size.area ?? 0 >= Self.smallestPicture, let (_, bytes) = confirmedThumbnail(),
            let preview = readThumbnail(bytes)
        else { return false }
        return canvas.show(upright: preview)
    }

    /// The thumbnail that the viewer has sent, if it is of this picture as it is now.
    func confirmedThumbnail() -> (input: InputFile, bytes: [UInt8])? {
        guard let (claim, descriptor) = connection.thumbnail, let input = try? InputFile(descriptor),
            input.count <= Self.mostBytes, let bytes = input.bytes(0..<input.count),
            ThumbnailTexts.confirm(claim, in: bytes)
        else { return nil }
        return (input, bytes)
    }
}
