public import Wire

/// A codec that gives rows as it decodes them, so that a picture is seen from the top down while it is still being decoded.
/// For each of its formats there is a reader of headings.
public protocol RowCodec: PictureCodec {
    /// Decodes the picture in a file of one of its formats onto a canvas of the size that the heading names.
    ///
    /// The thumbnail is a JPEG out of the picture's EXIF data, or nothing. A file that is damaged or ends too early is no failure once
    /// some of it is on the canvas: then the rest is filled and the canvas is told to notice it.
    func decode(
        _ input: InputFile, heading: PictureHeading, thumbnail: [UInt8], onto canvas: PictureCanvas
    ) throws(DecodeFailure)
}
