internal import DecoderHost
internal import Geometry
internal import Wire

/// The chunks of a PNG that moves (W3C Portable Network Graphics, third edition, 11.3.6), without looking at pixels.
///
/// What comes after a mistake is left out: the frames before it are good.
struct APNGFile {
    /// A frame as its control chunk describes it.
    struct Frame {
        var place: PixelRect
        /// How long it is shown, in microseconds.
        var duration: Int
        /// What becomes of it when its time is over.
        var disposal: FrameComposer.Disposal
        /// Whether it lies over what is there, or replaces it.
        var isBlended: Bool
        /// Where in the file its compressed pixels lie.
        var data: [Range<Int>] = []
    }

    /// The content of the header chunk.
    let header: [UInt8]
    /// The chunks that all frames share, from their length to their check sum.
    private(set) var shared: [Range<Int>] = []
    /// The frames, as many as the file says that it has, or as there are.
    private(set) var frames: [Frame] = []
    /// How often they are played; 0 for ever.
    private(set) var plays = 0
    /// Whether the picture that programs show that know of no frames is none of these.
    private(set) var hidesPicture = false
    /// What is not right with it.
    private(set) var notices: PictureNotices = []

    private let size: PixelSize
    private var claimed: Int?
    private var open: Frame?
    private var sequence = 0
    private var hasPicture = false

    private static let largestNumber = Int(Int32.max)
    private static let sharedNames = ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT"]

    /// The chunks of a file; nil when it does not say that it moves.
    init?(_ source: some ByteSource) {
        guard let width = source.bigEndian(at: 16, bytes: 4), let height = source.bigEndian(at: 20, bytes: 4),
            let header = source.bytes(16..<29)
        else { return nil }
        self.header = header
        size = PixelSize(width: width, height: height)
        let hasEnded = readChunks(of: source)
        keepOpenFrame()
        guard let claimed, claimed > 0 else { return nil }
        if !hasEnded || frames.count < min(claimed, AnimationFacts.mostFrames) { notices.insert(.incomplete) }
        if claimed > AnimationFacts.mostFrames { notices.insert(.manyFrames) }
    }

    /// Reads chunk by chunk; false when the file ends too early or makes a mistake.
    private mutating func readChunks(of source: some ByteSource) -> Bool {
        var position = 33
        while let length = source.bigEndian(at: position, bytes: 4), length <= Self.largestNumber,
            let name = source.bytes(position + 4..<position + 8)
        {
            let chunk = position..<position + 12 + length
            let content = position + 8..<min(position + 8 + length, source.count)
            switch String(decoding: name, as: UTF8.self) {
            case "acTL": readCount(content, of: source)
            case "fcTL": guard readFrame(content, of: source) else { return false }
            case "IDAT": takePicture(content)
            case "fdAT": guard takeData(content, of: source) else { return false }
            case "IEND": return true
            case let name:
                if !hasPicture, Self.sharedNames.contains(name), chunk.upperBound <= source.count {
                    shared.append(chunk)
                }
            }
            if frames.count >= min(claimed ?? .max, AnimationFacts.mostFrames) {
                open = nil
                return true
            }
            position = chunk.upperBound
        }
        return false
    }

    /// The first one counts, and only before the picture.
    private mutating func readCount(_ content: Range<Int>, of source: some ByteSource) {
        guard claimed == nil, !hasPicture, content.count == 8,
            let count = source.bigEndian(at: content.lowerBound, bytes: 4),
            let plays = source.bigEndian(at: content.lowerBound + 4, bytes: 4)
        else { return }
        claimed = count
        self.plays = min(plays, Self.largestNumber)
    }

    private mutating func readFrame(_ content: Range<Int>, of source: some ByteSource) -> Bool {
        guard content.count == 26, isNext(content, of: source) else { return false }
        keepOpenFrame()
        let numbers = stride(from: 4, to: 20, by: 4).compactMap {
            source.bigEndian(at: content.lowerBound + $0, bytes: 4)
        }
        guard numbers.count == 4, let delay = source.bigEndian(at: content.lowerBound + 20, bytes: 2),
            let parts = source.bigEndian(at: content.lowerBound + 22, bytes: 2),
            let disposal = source.byte(at: content.lowerBound + 24),
            let blending = source.byte(at: content.lowerBound + 25)
        else { return false }
        let place = PixelRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
        let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        guard !place.isEmpty, place.intersection(canvas) == place, hasPicture || place == canvas else { return false }
        open = Frame(
            place: place,
            // No parts mean hundredths.
            duration: FrameDuration.microseconds(Double(delay) * 1_000_000 / Double(parts == 0 ? 100 : parts)),
            disposal: Self.disposal(disposal, isFirst: frames.isEmpty), isBlended: blending == 1)
        return true
    }

    /// There is nothing to restore before the first frame but the empty canvas.
    private static func disposal(_ number: UInt8, isFirst: Bool) -> FrameComposer.Disposal {
        switch number {
        case 1: .clear
        case 2: isFirst ? .clear : .restore
        default: .keep
        }
    }

    private mutating func takePicture(_ content: Range<Int>) {
        if !hasPicture { hidesPicture = open == nil }
        hasPicture = true
        if !hidesPicture, frames.isEmpty { open?.data.append(content) }
    }

    private mutating func takeData(_ content: Range<Int>, of source: some ByteSource) -> Bool {
        guard open != nil, content.count >= 4, isNext(content, of: source) else { return false }
        open?.data.append(content.lowerBound + 4..<content.upperBound)
        return true
    }

    /// Controls and data are numbered together.
    private mutating func isNext(_ content: Range<Int>, of source: some ByteSource) -> Bool {
        guard source.bigEndian(at: content.lowerBound, bytes: 4) == sequence else { return false }
        sequence += 1
        return true
    }

    /// A control without data is no frame.
    private mutating func keepOpenFrame() {
        if let open, !open.data.isEmpty { frames.append(open) }
        open = nil
    }
}
