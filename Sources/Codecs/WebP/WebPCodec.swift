internal import CCodecs
public import DecoderHost
internal import Geometry
public import Wire

/// WebP by libwebp: rows as they decode, and the frames of animations.
public struct WebPCodec: RowCodec, FrameCodec {
    private static let bufferBytes = 64 * 1024

    /// libwebp as a codec.
    public init() {}

    /// WebP.
    public var formats: Set<PictureFormat> { [.webp] }

    /// Rows as they come, and frames.
    public func abilities(for format: PictureFormat) -> CodecAbilities { [.rows, .frames, .fraction] }

    /// Decodes the picture, or the first frame of an animation.
    public func decode(
        _ input: InputFile, heading: PictureHeading, thumbnail: [UInt8], onto canvas: PictureCanvas
    ) throws(DecodeFailure) {
        let conversion = Self.conversion(of: input, heading)
        if conversion.isProfileUseless { canvas.note(.profileIgnored) }
        if heading.isAnimated {
            let frames = try WebPFrames(WebPFile(input), size: heading.size, colors: conversion.colors)
            guard try frames.next() != nil else { throw .damaged(detail: "its first frame cannot be read") }
            if let picture = frames.picture as? FrameBuffer { canvas.write(picture) }
            if frames.notices.contains(.incomplete) { canvas.note(.incomplete) }
            canvas.endPass()
            return
        }
        // Rows that nothing is done with afterwards are converted beside the decoding.
        if !heading.hasAlpha { canvas.colors = conversion.colors }
        if try !decodeRows(of: input, colors: heading.hasAlpha ? conversion.colors : nil, onto: canvas) {
            canvas.note(.incomplete)
            canvas.fillRest(heading.hasAlpha ? 0 : PictureCanvas.missingGray)
        }
        canvas.endPass()
    }

    /// All frames; nil when there is only one.
    public func frames(of input: InputFile, heading: PictureHeading) throws(DecodeFailure) -> (any FrameReader)? {
        guard heading.isAnimated else { return nil }
        let colors = Self.conversion(of: input, heading).colors
        let frames = try WebPFrames(WebPFile(input), size: heading.size, colors: colors)
        return frames.frameCount > 1 ? frames : nil
    }

    private static func conversion(of input: InputFile, _ heading: PictureHeading) -> ColorConversion {
        ColorConversion(heading.colors, of: input, kind: .rgb)
    }

    /// Decodes a still picture as it is read; false when not all of its rows could be had.
    private func decodeRows(
        of input: InputFile, colors: (any RowColors)?, onto canvas: PictureCanvas
    ) throws(DecodeFailure) -> Bool {
        let decoder = try WebPRows(colors: colors)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.bufferBytes, alignment: 16)
        defer { unsafe buffer.deallocate() }
        input.rewind()
        while !canvas.isComplete {
            let count = unsafe input.readSome(into: buffer)
            guard count > 0 else { break }
            let goesOn = unsafe decoder.take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            try decoder.write(onto: canvas)
            guard goesOn else { break }
        }
        if canvas.nextRow == 0 { throw decoder.failure }
        return canvas.isComplete
    }
}
