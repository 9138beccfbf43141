public import DecoderHost
internal import Geometry
public import Wire

/// GIF by giflib: lines as they decode, and all frames.
public struct GIFCodec: RowCodec, FrameCodec {
    /// giflib as a codec.
    public init() {}

    /// GIF.
    public var formats: Set<PictureFormat> { [.gif] }

    /// Rows as they come, and frames.
    public func abilities(for format: PictureFormat) -> CodecAbilities { [.rows, .frames] }

    /// Decodes the first frame: from the top down, or at once when it is interlaced.
    public func decode(
        _ input: InputFile, heading: PictureHeading, thumbnail: [UInt8], onto canvas: PictureCanvas
    ) throws(DecodeFailure) {
        var blocks = GIFBlocks(input)
        guard let frame = blocks.nextFrame() else { throw .damaged(detail: "it has no frame") }
        let painter = GIFPainter(input, blocks)
        let palette = painter.palette(of: frame)
        let isWhole =
            frame.isInterlaced
            ? try Self.decodeInterlaced(frame, painter, palette, onto: canvas)
            : try unsafe painter.decode(frame, screen: heading.size) { row, column, pixels in
                canvas.fillRows(upTo: row, with: 0)
                unsafe canvas.writeRow { target in
                    unsafe target.update(repeating: 0, count: canvas.size.width)
                    unsafe palette.draw(pixels, over: target + column)
                }
            }
        canvas.fillRest(0)
        if !isWhole { canvas.note(.incomplete) }
        canvas.endPass()
    }

    private static func decodeInterlaced(
        _ frame: GIFFrame, _ painter: GIFPainter, _ palette: GIFPalette, onto canvas: PictureCanvas
    ) throws(DecodeFailure) -> Bool {
        let buffer = try FrameBuffer(size: canvas.size)
        let isWhole = try unsafe painter.decode(frame, screen: canvas.size) { row, column, pixels in
            unsafe palette.draw(pixels, over: buffer.row(row) + column)
        }
        canvas.write(buffer)
        return isWhole
    }

    /// All frames; nil when there is only one.
    public func frames(of input: InputFile, heading: PictureHeading) throws(DecodeFailure) -> (any FrameReader)? {
        let frames = try GIFFrames(input, size: heading.size)
        return frames.frameCount > 1 ? frames : nil
    }
}
