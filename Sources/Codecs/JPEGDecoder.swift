internal import CCodecs
internal import DecoderHost
internal import Geometry
internal import Wire

/// libjpeg-turbo's decoder over some bytes. Errors come out as failures; what was decoded before them stays.
@safe final class JPEGDecoder {
    /// What came of taking in a piece.
    enum Step {
        case goesOn
        case scanComplete
        /// The last scan is complete, or no more can be had.
        case inputComplete
    }

    /// More scans than this are no picture but a way to keep a decoder busy.
    private static let mostScans = 500

    private let decoder: UnsafeMutablePointer<codecs_jpeg>
    private let source: JPEGSource

    /// Reads the header.
    init(_ source: JPEGSource) throws(DecodeFailure) {
        self.source = source
        let context = unsafe Unmanaged.passUnretained(source).toOpaque()
        let decoder = unsafe codecs_jpeg_open(
            { context, bytes, capacity in
                guard let context = unsafe context, let bytes = unsafe bytes else { return 0 }
                let source = unsafe Unmanaged<JPEGSource>.fromOpaque(context).takeUnretainedValue()
                return unsafe source.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: capacity))
            }, context)
        guard let decoder = unsafe decoder else { throw .outOfMemory }
        unsafe self.decoder = decoder
        if hasFailed { throw failure }
    }

    deinit { unsafe codecs_jpeg_close(decoder) }

    /// The size of the picture as stored.
    var size: PixelSize {
        unsafe PixelSize(width: Int(decoder.pointee.info.image_width), height: Int(decoder.pointee.info.image_height))
    }

    /// What its numbers are. Adobe's programs store how much light an ink lets through.
    var kind: ColorKind {
        if unsafe codecs_jpeg_is_inked(decoder) != 0 {
            return unsafe .inks(areInverted: decoder.pointee.info.saw_Adobe_marker != 0)
        }
        return unsafe decoder.pointee.info.jpeg_color_space == JCS_GRAYSCALE ? .gray : .rgb
    }

    /// Whether inks are put out as stored, instead of being turned into light without a profile.
    var keepsInks: Bool {
        get { unsafe decoder.pointee.keeps_inks != 0 }
        set { unsafe decoder.pointee.keeps_inks = newValue ? 1 : 0 }
    }

    /// Half black and no other ink, as this picture stores it.
    var grayInks: UInt32 { unsafe decoder.pointee.info.saw_Adobe_marker != 0 ? 0x7FFF_FFFF : 0x8000_0000 }

    /// The size of what is put out.
    var outputSize: PixelSize {
        unsafe PixelSize(width: Int(decoder.pointee.info.output_width), height: Int(decoder.pointee.info.output_height))
    }

    /// Whether the picture comes in several scans, and whether each makes it finer.
    var hasScans: Bool { unsafe codecs_jpeg_has_scans(decoder) != 0 }
    var isProgressive: Bool { unsafe decoder.pointee.info.progressive_mode != 0 }
    /// Whether some of the pixels are wrong or missing.
    var isDamaged: Bool { unsafe decoder.pointee.is_damaged != 0 || hasFailed || (hasScans && endedEarly) }
    /// Whether more scans came than any picture has.
    var hasTooManyScans: Bool { unsafe decoder.pointee.info.input_scan_number > Self.mostScans }

    /// Whether an error was that there is no memory.
    var isOutOfMemory: Bool { unsafe decoder.pointee.is_out_of_memory != 0 }

    private var endedEarly: Bool { unsafe decoder.pointee.has_ended != 0 }
    private var hasFailed: Bool { unsafe decoder.pointee.has_failed != 0 }

    /// What went wrong.
    var failure: DecodeFailure {
        if isOutOfMemory { return .outOfMemory }
        let message = unsafe withUnsafeBytes(of: &decoder.pointee.message) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return .damaged(detail: message.isEmpty ? "the decoder gave no reason" : message)
    }

    /// Starts to decode at a part of the size; scan by scan where that is wished.
    func start(byScans: Bool, divisor: Int = 1) throws(DecodeFailure) {
        guard unsafe codecs_jpeg_start(decoder, byScans ? 1 : 0, UInt32(divisor)) != 0 else { throw failure }
    }

    /// Decodes the next rows; how many it were. Fewer than there are places only at the end or after an error.
    func read(_ rows: UnsafeBufferPointer<UnsafeMutablePointer<UInt32>?>) -> Int {
        guard !hasFailed, let start = rows.baseAddress else { return 0 }
        return unsafe Int(codecs_jpeg_read_rows(decoder, start, Int32(rows.count)))
    }

    /// Takes in a piece of the input, without putting anything out. After an error there is no more.
    func consume() -> Step {
        if hasTooManyScans { return .inputComplete }
        switch unsafe codecs_jpeg_consume(decoder) {
        case codecs_jpeg_goes_on: return .goesOn
        case codecs_jpeg_scan_complete: return .scanComplete
        default: return .inputComplete
        }
    }

    /// Begins to put out what has been taken in so far.
    func beginOutput() throws(DecodeFailure) {
        unsafe decoder.pointee.has_failed = 0
        guard unsafe codecs_jpeg_begin_output(decoder) != 0 else { throw failure }
    }

    /// Ends an output of which all rows have been read.
    func endOutput() throws(DecodeFailure) {
        guard unsafe codecs_jpeg_end_output(decoder) != 0 else { throw failure }
    }
}
