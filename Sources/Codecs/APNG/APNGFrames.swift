internal import DecoderHost
internal import Geometry
internal import Wire

/// The frames of a PNG that moves, composed.
final class APNGFrames: FrameReader {
    private(set) var notices: PictureNotices
    private let file: APNGFile
    private let input: InputFile
    private let colors: (any WideRowColors)?
    private var composer: FrameComposer
    private var index = 0

    /// The frames of a file whose picture has a size, and whose colors are converted before anything else is done with them.
    init(
        _ file: APNGFile, in input: InputFile, size: PixelSize, colors: (any WideRowColors)?
    ) throws(DecodeFailure) {
        self.colors = colors
        self.file = file
        self.input = input
        notices = file.notices
        composer = try FrameComposer(size: size)
    }

    var frameCount: Int { file.frames.count }
    var plays: Int { file.plays }
    var firstDuration: Int { file.frames.first?.duration ?? FrameDuration.microseconds(0) }
    var picture: any Raster { canvas }
    /// The frame that was composed last.
    var canvas: FrameBuffer { composer.canvas }

    func rewind() {
        index = 0
        composer.reset()
    }

    func next() throws(DecodeFailure) -> ComposedFrame? {
        guard index < file.frames.count else { return nil }
        let frame = file.frames[index]
        let pixels = try APNGPixels(frame, of: file, in: input, colors: colors)
        if !pixels.isWhole { notices.insert(.incomplete) }
        guard pixels.rowCount > 0 else { return nil }
        index += 1
        let changed = composer.begin(frame.place, disposal: frame.disposal)
        for row in 0..<pixels.rowCount {
            let target = unsafe composer.canvas.row(frame.place.y + row) + frame.place.x
            let source = unsafe pixels.row(row)
            if frame.isBlended {
                unsafe Self.blend(source, over: target, count: pixels.size.width)
            } else {
                unsafe target.update(from: source, count: pixels.size.width)
            }
        }
        return ComposedFrame(duration: frame.duration, changed: changed)
    }

    /// source + target x (1 - alpha of the source), of premultiplied pixels.
    private static func blend(
        _ source: UnsafeMutablePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        for x in 0..<count {
            let (above, below) = unsafe (source[x], target[x])
            let rest = 255 &- above &>> 24
            if rest == 0 {
                unsafe target[x] = above
            } else if rest < 255 {
                unsafe target[x] = above &+ Premultiplying.faded(below, rest)
            }
        }
    }
}
