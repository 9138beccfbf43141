internal import DecoderHost
internal import Geometry
internal import Wire

/// The frames of a GIF, composed.
final class GIFFrames: FrameReader {
    let plays: Int
    private(set) var notices: PictureNotices = []
    private let frames: [GIFFrame]
    private let painter: GIFPainter
    private var composer: FrameComposer
    private var index = 0

    /// The frames of a file whose blocks have not been walked through yet, on a screen of a size.
    init(_ input: InputFile, size: PixelSize) throws(DecodeFailure) {
        var blocks = GIFBlocks(input)
        var frames: [GIFFrame] = []
        while let frame = blocks.nextFrame() {
            guard frames.count < AnimationFacts.mostFrames else {
                notices.insert(.manyFrames)
                break
            }
            frames.append(frame)
        }
        if !blocks.hasEnded, !notices.contains(.manyFrames) { notices.insert(.incomplete) }
        plays = blocks.plays
        self.frames = frames
        painter = GIFPainter(input, blocks)
        // A canvas is needed only for more than one frame; a still picture may be larger.
        composer = try FrameComposer(size: frames.count > 1 ? size : PixelSize(width: 1, height: 1))
    }

    var frameCount: Int { frames.count }
    var firstDuration: Int { frames.first?.duration ?? FrameDuration.microseconds(0) }
    var picture: any Raster { composer.canvas }

    func rewind() {
        index = 0
        composer.reset()
    }

    func next() throws(DecodeFailure) -> ComposedFrame? {
        guard index < frames.count else { return nil }
        let frame = frames[index]
        index += 1
        let changed = composer.begin(frame.place, disposal: frame.disposal)
        let canvas = composer.canvas
        let palette = painter.palette(of: frame)
        let isWhole =
            try? unsafe painter.decode(frame, screen: canvas.size) { row, column, pixels in
                unsafe palette.draw(pixels, over: canvas.row(row) + column)
            }
        if isWhole != true { notices.insert(.incomplete) }
        return ComposedFrame(duration: frame.duration, changed: changed)
    }
}
