internal import DecoderHost
internal import Geometry
internal import Wire

/// Decodes frames of one GIF line by line and hands the lines on as colors.
struct GIFPainter {
    let input: InputFile
    /// Bytes before the first block.
    let headBytes: Int
    private let colors: [UInt32]

    /// For frames without any color table: black, white, and nothing else.
    private static let plainColors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF]

    /// A painter for a file whose blocks have been looked at.
    init(_ input: InputFile, _ blocks: GIFBlocks<InputFile>) {
        self.input = input
        headBytes = blocks.start
        colors = blocks.colors.map { Self.colors(in: $0, of: input) } ?? Self.plainColors
    }

    /// Decodes a frame. `line` gets what can be seen of each of its lines on a screen of a size, in the order of the file: the screen's row
    /// and first column, and the numbers of as many colors as could be read. False when some could not.
    func decode(
        _ frame: GIFFrame, screen: PixelSize,
        line: (_ row: Int, _ column: Int, _ pixels: UnsafeBufferPointer<UInt8>) -> Void
    ) throws(DecodeFailure) -> Bool {
        let place = frame.place
        let seen = max(min(place.maxX, screen.width) - place.x, 0)
        return try unsafe decode(frame) { row, pixels in
            guard seen > 0, place.y + row < screen.height else { return }
            unsafe line(place.y + row, place.x, UnsafeBufferPointer(rebasing: pixels.prefix(seen)))
        }
    }

    /// Decodes a frame. `line` gets each of its lines, by its row in the frame, in the order of the file.
    private func decode(
        _ frame: GIFFrame, line: (_ row: Int, _ pixels: UnsafeBufferPointer<UInt8>) -> Void
    ) throws(DecodeFailure) -> Bool {
        let width = frame.place.width
        guard width > 0, frame.place.height > 0 else { return true }
        var lines = try lines(of: frame)
        let pixels = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width)
        defer { unsafe pixels.deallocate() }
        guard let start = pixels.baseAddress else { return false }
        for (number, row) in Self.rows(of: frame).enumerated() {
            if unsafe lines.read(into: start, count: width) {
                unsafe line(row, UnsafeBufferPointer(pixels))
                continue
            }
            // giflib does not say how far it came in the line: it decodes it once more, pixel by pixel.
            lines = try self.lines(of: frame)
            for _ in 0..<number { _ = unsafe lines.read(into: start, count: width) }
            var count = 0
            while count < width, unsafe lines.read(into: start + count, count: 1) { count += 1 }
            unsafe line(row, UnsafeBufferPointer(rebasing: pixels[..<count]))
            return false
        }
        return true
    }

    /// The colors of a frame, as premultiplied pixels.
    func palette(of frame: GIFFrame) -> GIFPalette {
        GIFPalette(
            colors: frame.colors.map { Self.colors(in: $0, of: input) } ?? colors, transparent: frame.transparent)
    }

    private func lines(of frame: GIFFrame) throws(DecodeFailure) -> any GIFLineSource {
        if input.byte(at: frame.data) ?? 0 > 8, let codes = GIFWideCodes(input, at: frame.data) { return codes }
        return try GIFLines(input, headBytes: headBytes, frameStart: frame.start)
    }

    private static func colors(in table: Range<Int>, of input: InputFile) -> [UInt32] {
        stride(from: table.lowerBound, to: table.upperBound, by: 3).map { position in
            let (red, green, blue) = (
                input.byte(at: position), input.byte(at: position + 1), input.byte(at: position + 2)
            )
            return Premultiplying.pixel(UInt32(red ?? 0), UInt32(green ?? 0), UInt32(blue ?? 0), 255)
        }
    }

    /// A frame's rows in the order of the file.
    private static func rows(of frame: GIFFrame) -> [Int] {
        let height = frame.place.height
        guard frame.isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

/// The colors of a frame.
struct GIFPalette {
    let colors: [UInt32]
    let transparent: UInt8?

    /// Draws numbers of colors over pixels. One that stands for transparency, and one that the table does not have, changes nothing.
    func draw(_ numbers: UnsafeBufferPointer<UInt8>, over target: UnsafeMutablePointer<UInt32>) {
        unsafe colors.withUnsafeBufferPointer { colors in
            for x in 0..<numbers.count {
                let number = unsafe Int(numbers[x])
                if number < colors.count, number != transparent.map(Int.init) ?? -1 {
                    unsafe target[x] = unsafe colors[number]
                }
            }
        }
    }
}
