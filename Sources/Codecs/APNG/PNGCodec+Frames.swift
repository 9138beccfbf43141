public import DecoderHost
internal import Geometry
public import Wire

/// PNGs that move.
extension PNGCodec: FrameCodec {
    /// All frames; nil when there is only one.
    public func frames(of input: InputFile, heading: PictureHeading) throws(DecodeFailure) -> (any FrameReader)? {
        guard heading.isAnimated, let file = APNGFile(input), file.frames.count > 1 else { return nil }
        return try APNGFrames(
            file, in: input, size: heading.size, colors: Self.conversion(of: input, heading).colors)
    }

    /// Puts the first frame onto the canvas where the picture that is stored is not it; false where it is.
    func decodeFirstFrame(
        of input: InputFile, heading: PictureHeading, _ colors: (any WideRowColors)?, onto canvas: PictureCanvas
    ) throws(DecodeFailure) -> Bool {
        guard heading.isAnimated, let file = APNGFile(input), file.hidesPicture, !file.frames.isEmpty else {
            return false
        }
        let frames = try APNGFrames(file, in: input, size: heading.size, colors: colors)
        guard try frames.next() != nil else { return false }
        canvas.write(frames.canvas)
        canvas.endPass()
        if frames.notices.contains(.incomplete) { canvas.note(.incomplete) }
        return true
    }
}
