internal import CCodecs
internal import DecoderHost
internal import Geometry
internal import Wire

/// libpng's reader that is fed, which puts its rows onto a canvas.
@safe final class PNGReader {
    private let reader: UnsafeMutablePointer<codecs_png>
    private let target: Target

    /// What libpng's rows become. Rows come from the top down in each pass; a pass may have nothing new for some of them.
    private final class Target {
        private let canvas: PictureCanvas
        let colors: PNGRowColors?
        /// libpng's number of the pass whose rows come now; nil before the first row.
        private(set) var pass: Int?
        private(set) var passCount = 0

        init(_ canvas: PictureCanvas, _ colors: (any WideRowColors)?) {
            self.canvas = canvas
            self.colors = colors.map { PNGRowColors($0) }
        }

        var isComplete: Bool { canvas.isComplete }

        func begin(row: Int, pass: Int) -> UnsafeMutablePointer<UInt32>? {
            if pass != self.pass {
                if self.pass != nil { canvas.endPass() }
                self.pass = pass
                passCount += 1
            }
            guard row >= canvas.nextRow, row < canvas.size.height else { return nil }
            while canvas.nextRow < row { canvas.finishRows(min(unsafe canvas.nextRows().count, row - canvas.nextRow)) }
            return unsafe canvas.nextRows().first ?? nil
        }

        func end() { canvas.finishRows(1) }
    }

    /// A reader that waits for bytes, and turns colors into sRGB before it multiplies them by alpha.
    init(_ canvas: PictureCanvas, colors: (any WideRowColors)?) throws(DecodeFailure) {
        target = Target(canvas, colors)
        let reader = unsafe codecs_png_open(
            { context, row, pass in
                guard let context = unsafe context else { return nil }
                let target = unsafe Unmanaged<Target>.fromOpaque(context).takeUnretainedValue()
                return unsafe target.begin(row: Int(row), pass: Int(pass))
            },
            { context in
                guard let context = unsafe context else { return }
                unsafe Unmanaged<Target>.fromOpaque(context).takeUnretainedValue().end()
            }, colors == nil ? nil : Self.convert, Unmanaged.passUnretained(target).toOpaque())
        guard let reader = unsafe reader else { throw .outOfMemory }
        unsafe self.reader = reader
    }

    private static let convert: codecs_png_convert_row = { context, bytes, width, isWide in
        guard let context = unsafe context, let bytes = unsafe bytes else { return }
        let target = unsafe Unmanaged<Target>.fromOpaque(context).takeUnretainedValue()
        unsafe target.colors?.convert(bytes, width: Int(width), isWide: isWide != 0)
    }

    deinit { unsafe codecs_png_close(reader) }

    /// Whether there is any row.
    var hasRows: Bool { target.pass != nil }
    /// Whether only the first pass has begun, or there is only one.
    var isInFirstPass: Bool { target.passCount <= 1 }
    /// Whether the file's end was reached as it should be.
    var hasEnded: Bool { unsafe reader.pointee.has_ended != 0 }
    /// Whether some of the pixels may be wrong.
    var isDamaged: Bool { unsafe reader.pointee.is_damaged != 0 }

    /// Whether all rows of the last pass have come. libpng may count passes beyond it that have no pixels.
    var isComplete: Bool {
        guard let pass = target.pass, let lastPass else { return false }
        return pass > lastPass || pass == lastPass && target.isComplete
    }

    /// libpng's number of the last pass that has pixels: small pictures lack some.
    private var lastPass: Int? {
        guard unsafe reader.pointee.is_interlaced != 0 else { return 0 }
        let size = unsafe PixelSize(width: Int(reader.pointee.width), height: Int(reader.pointee.height))
        return Self.firstPixels.lastIndex { $0.x < size.width && $0.y < size.height }
    }

    /// Where the first pixel of each of the seven passes lies (W3C Portable Network Graphics, third edition, 8.1).
    private static let firstPixels: [(x: Int, y: Int)] = [(0, 0), (4, 0), (0, 4), (2, 0), (0, 2), (1, 0), (0, 1)]

    /// What went wrong.
    var failure: DecodeFailure {
        if unsafe reader.pointee.is_out_of_memory != 0 { return .outOfMemory }
        let message = unsafe withUnsafeBytes(of: &reader.pointee.message) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return .damaged(detail: message.isEmpty ? "the file ends too early" : message)
    }

    /// Takes in the next bytes of the file; false when it cannot go on.
    func feed(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
        guard let start = bytes.baseAddress else { return true }
        return unsafe codecs_png_feed(reader, start.assumingMemoryBound(to: UInt8.self), bytes.count) != 0
    }
}
