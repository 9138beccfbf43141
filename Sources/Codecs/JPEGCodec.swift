public import DecoderHost
internal import Geometry
public import Wire

/// JPEG by libjpeg-turbo: the EXIF thumbnail first, then rows as they decode, or the scans of a progressive picture.
public struct JPEGCodec: RowCodec {
    /// Smaller pictures are there before a preview would be seen.
    private static let smallestForPreview = 1 << 20
    /// DCT scaling for a first look at a progressive picture: its first scan has no more than this.
    private static let overviewDivisor = 8

    /// libjpeg-turbo as a codec.
    public init() {}

    /// JPEG.
    public var formats: Set<PictureFormat> { [.jpeg] }

    /// Rows as they come; the first look at a progressive picture is scaled.
    public func abilities(for format: PictureFormat) -> CodecAbilities { [.rows, .scaled, .fraction] }

    /// Decodes the picture, with previews before it where that is worth while.
    public func decode(
        _ input: InputFile, heading: PictureHeading, thumbnail: [UInt8], onto canvas: PictureCanvas
    ) throws(DecodeFailure) {
        let decoder = try JPEGDecoder(JPEGSource(input))
        let conversion = ColorConversion(heading.colors, of: input, kind: decoder.kind)
        if conversion.isProfileUseless { canvas.note(.profileIgnored) }
        if heading.size.area ?? 0 >= Self.smallestForPreview,
            let preview = Self.preview(of: thumbnail, like: decoder, conversion.colors)
        {
            canvas.show(preview)
        }
        guard decoder.size == heading.size else {
            let size = decoder.size
            throw .damaged(detail: "it has \(size.width) × \(size.height) pixels, which is not what its header says")
        }
        canvas.colors = conversion.colors
        decoder.keepsInks = conversion.colors != nil
        if decoder.hasScans {
            try decodeScans(decoder, input, onto: canvas)
        } else {
            try decoder.start(byScans: false)
            guard Self.readRows(decoder, onto: canvas) else { throw decoder.failure }
            canvas.endPass()
        }
        if decoder.isDamaged || decoder.hasTooManyScans { canvas.note(.incomplete) }
    }

    private func decodeScans(
        _ decoder: JPEGDecoder, _ input: InputFile, onto canvas: PictureCanvas
    ) throws(DecodeFailure) {
        var schedule = ScanSchedule(pixels: decoder.size.area ?? 0, at: MonotonicClock.milliseconds)
        if decoder.isProgressive, decoder.size.area ?? 0 >= Self.smallestForPreview,
            let overview = Self.overview(of: input, canvas.colors)
        {
            canvas.show(overview)
            schedule.overviewEnded(at: MonotonicClock.milliseconds)
        }
        try decoder.start(byScans: true)
        var isDamaged = false
        while true {
            let step = decoder.consume()
            if case .goesOn = step { continue }
            if case .scanComplete = step, !schedule.wantsOutput(at: MonotonicClock.milliseconds) { continue }
            if decoder.isOutOfMemory { throw .outOfMemory }
            if decoder.isDamaged { isDamaged = true }
            schedule.beginOutput(at: MonotonicClock.milliseconds)
            try decoder.beginOutput()
            guard Self.readRows(decoder, onto: canvas) else { throw decoder.failure }
            canvas.endPass()
            try decoder.endOutput()
            schedule.endOutput(at: MonotonicClock.milliseconds)
            if case .inputComplete = step { break }
        }
        if isDamaged { canvas.note(.incomplete) }
    }

    /// Puts all rows of an output onto the canvas, gray where some are missing; false when there is none at all.
    private static func readRows(_ decoder: JPEGDecoder, onto canvas: PictureCanvas) -> Bool {
        while !canvas.isComplete {
            let places = unsafe canvas.nextRows()
            let count = unsafe decoder.read(places)
            canvas.finishRows(count)
            if count < places.count { break }
        }
        guard canvas.nextRow > 0 else { return false }
        canvas.fillRest(decoder.keepsInks ? decoder.grayInks : PictureCanvas.missingGray)
        return true
    }

    /// A small picture in memory; nil when it is none.
    ///
    /// Cameras make the thumbnail of the picture's own colors; only that of a picture of inks is something else.
    private static func preview(
        of bytes: [UInt8], like picture: JPEGDecoder, _ colors: (any RowColors)?
    ) -> Preview? {
        guard !bytes.isEmpty, let decoder = try? JPEGDecoder(JPEGSource(bytes)),
            decoder.size.area ?? .max <= smallestForPreview, (try? decoder.start(byScans: false)) != nil
        else { return nil }
        if case .inks = picture.kind { return image(decoder, nil, mostEnlargement: 4) }
        return image(decoder, colors, mostEnlargement: 4)
    }

    /// The first scan of a progressive picture, which has the mean color of each block; nil when there is nothing of it.
    private static func overview(of input: InputFile, _ colors: (any RowColors)?) -> Preview? {
        guard let decoder = try? JPEGDecoder(JPEGSource(input)) else { return nil }
        decoder.keepsInks = colors != nil
        guard (try? decoder.start(byScans: true, divisor: overviewDivisor)) != nil
        else { return nil }
        while case .goesOn = decoder.consume() {}
        guard (try? decoder.beginOutput()) != nil else { return nil }
        // The viewer enlarges as well.
        return image(decoder, colors, mostEnlargement: 1)
    }

    /// All rows of what a decoder puts out; nil when some are missing.
    private static func image(
        _ decoder: JPEGDecoder, _ colors: (any RowColors)?, mostEnlargement: Int
    ) -> Preview? {
        let size = decoder.outputSize
        guard let area = size.area, area > 0 else { return nil }
        var pixels = [UInt32](repeating: 0, count: area)
        let isWhole = unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return false }
            let rows = unsafe (0..<size.height).map { row -> UnsafeMutablePointer<UInt32>? in
                unsafe start + row * size.width
            }
            let count = unsafe rows.withUnsafeBufferPointer { unsafe decoder.read($0) }
            unsafe colors?.convert(start, count: area)
            return count == size.height
        }
        return isWhole && !decoder.isDamaged
            ? Preview(size: size, pixels: pixels, mostEnlargement: mostEnlargement) : nil
    }
}
