internal import DecoderHost
internal import Geometry
internal import Wire

/// A frame of a GIF as the blocks of the file describe it.
struct GIFFrame {
    /// Its place on the logical screen; it may lie outside.
    var place: PixelRect
    /// Whether its rows come in four passes.
    var isInterlaced: Bool
    /// Where its own color table lies; nil when it has none.
    var colors: Range<Int>?
    /// The color number that leaves a pixel as it is.
    var transparent: UInt8?
    /// What becomes of it when its time is over.
    var disposal: FrameComposer.Disposal
    /// How long it is shown, in microseconds.
    var duration: Int
    /// Where its descriptor begins in the file.
    var start: Int
    /// Where its pixels begin, with the size of their codes.
    var data: Int
}

/// Walks through the blocks of a GIF (version 89a) from frame to frame, without looking at pixels.
struct GIFBlocks<Source: ByteSource> {
    /// Where the file's color table lies; nil when it has none.
    let colors: Range<Int>?
    /// Where the first block begins.
    let start: Int
    /// How often the frames are played; 0 for ever. Without the extension that says so: once.
    private(set) var plays = 1
    /// Whether the file's end was reached as it should be.
    private(set) var hasEnded = false

    private let source: Source
    private var position: Int
    /// Whether that is where the pixels of a frame begin, which are not skipped before what is behind them is wanted: they may still be on
    /// their way.
    private var isAtPixels = false
    private var control: (transparent: UInt8?, disposal: FrameComposer.Disposal, duration: Int)?

    /// The blocks of a file whose heading could be read.
    init(_ source: Source) {
        self.source = source
        let flags = source.byte(at: 10) ?? 0
        colors = Self.colorTable(flags, at: 13)
        start = colors?.upperBound ?? 13
        position = start
    }

    /// The next frame; nil when there is none, or none that is described in full.
    mutating func nextFrame() -> GIFFrame? {
        if isAtPixels { skipSubBlocks() }
        isAtPixels = false
        while let kind = source.byte(at: position) {
            switch kind {
            case 0x21: guard readExtension() else { return nil }
            case 0x2C: return readFrame()
            case 0x3B:
                hasEnded = true
                return nil
            // Some programs write one zero too many between blocks.
            case 0: position += 1
            default: return nil
            }
        }
        return nil
    }

    private mutating func readFrame() -> GIFFrame? {
        let start = position
        guard let x = source.littleEndian(at: start + 1, bytes: 2),
            let y = source.littleEndian(at: start + 3, bytes: 2),
            let width = source.littleEndian(at: start + 5, bytes: 2),
            let height = source.littleEndian(at: start + 7, bytes: 2), let flags = source.byte(at: start + 9)
        else { return nil }
        let colors = Self.colorTable(flags, at: start + 10)
        let data = colors?.upperBound ?? start + 10
        // A code size, and a first block of codes.
        guard source.byte(at: data + 1) != nil else { return nil }
        position = data + 1
        isAtPixels = true
        defer { control = nil }
        return GIFFrame(
            place: PixelRect(x: x, y: y, width: width, height: height), isInterlaced: flags & 0x40 != 0,
            colors: colors, transparent: control?.transparent, disposal: control?.disposal ?? .keep,
            duration: control?.duration ?? FrameDuration.microseconds(0), start: start, data: data)
    }

    private mutating func readExtension() -> Bool {
        let content = position + 2
        switch source.byte(at: position + 1) {
        case 0xF9 where source.byte(at: content) == 4: readControl(content + 1)
        case 0xFF where isLooping(content): readPlays(content + 12)
        default: break
        }
        position = content
        return skipSubBlocks()
    }

    private mutating func readControl(_ start: Int) {
        guard let flags = source.byte(at: start), let delay = source.littleEndian(at: start + 1, bytes: 2),
            let index = source.byte(at: start + 3)
        else { return }
        let disposal: FrameComposer.Disposal =
            switch flags >> 2 & 7 {
            case 2: .clear
            // Some programs took the third way for the bit with the value 4.
            case 3, 4: .restore
            default: .keep
            }
        control = (
            flags & 1 != 0 ? index : nil, disposal, FrameDuration.microseconds(Double(delay) * 10_000)
        )
    }

    private func isLooping(_ start: Int) -> Bool {
        source.byte(at: start) == 11
            && (source.holds("NETSCAPE2.0", at: start + 1) || source.holds("ANIMEXTS1.0", at: start + 1))
    }

    /// The number is that of repetitions: all is played once more than it says.
    private mutating func readPlays(_ start: Int) {
        guard source.byte(at: start) == 3, source.byte(at: start + 1) == 1,
            let repetitions = source.littleEndian(at: start + 2, bytes: 2)
        else { return }
        plays = repetitions == 0 ? 0 : repetitions + 1
    }

    /// Moves behind the blocks of data that begin here; false, and to the file's end, when that comes first.
    @discardableResult
    private mutating func skipSubBlocks() -> Bool {
        while let length = source.byte(at: position) {
            position += 1 + Int(length)
            if length == 0 { return true }
        }
        return false
    }

    private static func colorTable(_ flags: UInt8, at start: Int) -> Range<Int>? {
        flags & 0x80 == 0 ? nil : start..<start + (3 << (Int(flags & 7) + 1))
    }
}
