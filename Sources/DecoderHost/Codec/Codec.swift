public import Wire

/// A codec that gives a whole picture at once.
public protocol Codec: PictureCodec {
    /// Decodes the picture in a file of one of its formats. The heading is what the file's header says, where there is a reader for it.
    ///
    /// The raster is as stored: orientation is the host's affair, and so are progress (the host watches what is read) and limits.
    func decode(
        _ input: InputFile, format: PictureFormat, heading: PictureHeading?
    ) throws(DecodeFailure) -> any Raster
}
