internal import CCodecs
internal import DecoderHost
internal import Geometry
internal import Wire

/// The pixels of one frame of a PNG that moves. libpng, which knows no frames, is fed a PNG that holds nothing but this one.
final class APNGPixels {
    /// The frame's own size.
    let size: PixelSize
    /// How many rows, from the top, could be read.
    private(set) var rowCount = 0
    /// Whether all of it could be read.
    private(set) var isWhole = false
    private let target: Target

    /// Where libpng puts rows.
    @safe private final class Target {
        let pixels: FrameBuffer
        var end = 0
        var lastPass: Int32 = 0
        let colors: PNGRowColors?

        init(size: PixelSize, _ colors: (any WideRowColors)?) throws(DecodeFailure) {
            pixels = try FrameBuffer(size: size)
            self.colors = colors.map { PNGRowColors($0) }
        }

        func begin(row: Int, pass: Int32) -> UnsafeMutablePointer<UInt32>? {
            guard row < pixels.size.height else { return nil }
            // A later pass fills in between rows that are there.
            end = pass == 0 ? max(end, row + 1) : pixels.size.height
            lastPass = pass
            return unsafe pixels.row(row)
        }
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let bufferBytes = 64 * 1024

    /// Decodes a frame of a file, and turns its colors into sRGB before it multiplies them by alpha.
    init(
        _ frame: APNGFile.Frame, of file: APNGFile, in input: InputFile, colors: (any WideRowColors)?
    ) throws(DecodeFailure) {
        size = PixelSize(width: frame.place.width, height: frame.place.height)
        target = try Target(size: size, colors)
        let reader = unsafe codecs_png_open(
            { context, row, pass in
                guard let context = unsafe context else { return nil }
                return unsafe Unmanaged<Target>.fromOpaque(context).takeUnretainedValue().begin(
                    row: Int(row), pass: pass)
            }, { _ in }, colors == nil ? nil : Self.convert, Unmanaged.passUnretained(target).toOpaque())
        guard let reader = unsafe reader else { throw .outOfMemory }
        defer { unsafe codecs_png_close(reader) }
        unsafe codecs_png_ignore_check_sums(reader)
        let isFed = unsafe Self.feed(reader, frame, file, input)
        if unsafe reader.pointee.is_out_of_memory != 0 { throw .outOfMemory }
        rowCount = target.end
        isWhole = unsafe isFed && reader.pointee.has_ended != 0 && reader.pointee.is_damaged == 0
    }

    private static let convert: codecs_png_convert_row = { context, bytes, width, isWide in
        guard let context = unsafe context, let bytes = unsafe bytes else { return }
        let target = unsafe Unmanaged<Target>.fromOpaque(context).takeUnretainedValue()
        unsafe target.colors?.convert(bytes, width: Int(width), isWide: isWide != 0)
    }

    /// The pixels of a row.
    func row(_ row: Int) -> UnsafeMutablePointer<UInt32> { unsafe target.pixels.row(row) }

    private static func feed(
        _ reader: UnsafeMutablePointer<codecs_png>, _ frame: APNGFile.Frame, _ file: APNGFile, _ input: InputFile
    ) -> Bool {
        let sides = number(frame.place.width) + number(frame.place.height)
        let head = signature + chunk("IHDR", length: 13) + sides + file.header.dropFirst(8) + noSum
        guard unsafe feed(reader, head) else { return false }
        for range in file.shared where unsafe !feed(reader, range, of: input) { return false }
        for range in frame.data {
            guard unsafe feed(reader, chunk("IDAT", length: range.count)), unsafe feed(reader, range, of: input),
                unsafe feed(reader, noSum)
            else { return false }
        }
        return unsafe feed(reader, chunk("IEND", length: 0) + noSum)
    }

    private static let noSum: [UInt8] = [0, 0, 0, 0]

    private static func chunk(_ name: String, length: Int) -> [UInt8] { number(length) + name.utf8 }

    private static func number(_ value: Int) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func feed(_ reader: UnsafeMutablePointer<codecs_png>, _ bytes: [UInt8]) -> Bool {
        var bytes = bytes
        let count = bytes.count
        return unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return true }
            return unsafe codecs_png_feed(reader, start, count) != 0
        }
    }

    private static func feed(
        _ reader: UnsafeMutablePointer<codecs_png>, _ range: Range<Int>, of input: InputFile
    ) -> Bool {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bufferBytes)
        defer { unsafe buffer.deallocate() }
        input.seek(to: range.lowerBound)
        var left = range.count
        while left > 0, let start = buffer.baseAddress {
            let wanted = min(left, bufferBytes)
            let count = unsafe input.read(into: UnsafeMutableRawBufferPointer(start: start, count: wanted))
            guard count > 0, unsafe codecs_png_feed(reader, start, count) != 0 else { return false }
            left -= count
        }
        return true
    }
}
