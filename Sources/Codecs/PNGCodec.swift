public import DecoderHost
internal import Geometry
public import Wire

/// PNG by libpng: rows as they decode, or the passes of an interlaced picture.
public struct PNGCodec: RowCodec {
    private static let bufferBytes = 64 * 1024

    /// libpng as a codec.
    public init() {}

    /// PNG.
    public var formats: Set<PictureFormat> { [.png] }

    /// Rows as they come, and the frames of an APNG.
    public func abilities(for format: PictureFormat) -> CodecAbilities { [.rows, .frames, .fraction] }

    /// Decodes the picture.
    public func decode(
        _ input: InputFile, heading: PictureHeading, thumbnail: [UInt8], onto canvas: PictureCanvas
    ) throws(DecodeFailure) {
        let conversion = Self.conversion(of: input, heading)
        if conversion.isProfileUseless { canvas.note(.profileIgnored) }
        if try decodeFirstFrame(of: input, heading: heading, conversion.colors, onto: canvas) { return }
        // Rows that nothing is done with afterwards are converted beside the decoding.
        let isPlain = !heading.isInterlaced && !heading.hasAlpha && !Self.isWide(input)
        if isPlain { canvas.colors = conversion.colors }
        let reader = try PNGReader(canvas, colors: isPlain ? nil : conversion.colors)
        try feed(reader, input)
        guard reader.hasRows else { throw reader.failure }
        if !reader.isComplete || reader.isDamaged { canvas.note(.incomplete) }
        // A later pass lies over one that is complete; missing rows of the first one lie over nothing.
        if reader.isInFirstPass { canvas.fillRest(heading.hasAlpha ? 0 : PictureCanvas.missingGray) }
        canvas.endPass()
    }

    /// What must be done with the colors of a file, and of all its frames.
    static func conversion(of input: InputFile, _ heading: PictureHeading) -> ColorConversion {
        ColorConversion(heading.colors, of: input, kind: isGray(input) ? .gray : .rgb, isWide: isWide(input))
    }

    // The header: numbers of 1 to 16 bits at 24, the type of color at 25, where a bit says that there are three of them.
    private static func isWide(_ input: InputFile) -> Bool { input.byte(at: 24) == 16 }
    private static func isGray(_ input: InputFile) -> Bool { (input.byte(at: 25) ?? 0) & 2 == 0 }

    /// Gives the reader all bytes until it has enough or fails.
    private func feed(_ reader: PNGReader, _ input: InputFile) throws(DecodeFailure) {
        input.seek(to: 0)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.bufferBytes, alignment: 16)
        defer { unsafe buffer.deallocate() }
        while !reader.hasEnded {
            let count = unsafe input.readSome(into: buffer)
            guard count > 0, unsafe reader.feed(UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])) else {
                return
            }
        }
    }
}
