public import DecoderHost
internal import Geometry
public import Wire

/// PBM, PGM and PPM with numbers of up to 16 bits, in digits or not: rows as they are read. (SDL2_image reads no more than 8 bits.)
public struct PNMCodec: RowCodec {

    /// A reader of its own as a codec.
    public init() {}

    /// PBM, PGM and PPM.
    public var formats: Set<PictureFormat> { [.pnm] }

    /// Rows as they come.
    public func abilities(for format: PictureFormat) -> CodecAbilities { [.rows, .fraction] }

    /// Decodes the picture.
    public func decode(
        _ input: InputFile, heading: PictureHeading, thumbnail: [UInt8], onto canvas: PictureCanvas
    ) throws(DecodeFailure) {
        guard let header = PNMHeader(of: input), header.size == canvas.size else {
            throw .damaged(detail: "its header is broken")
        }
        let rows = PNMRows(header, of: input)
        while !canvas.isComplete {
            let places = unsafe canvas.nextRows()
            var count = 0
            while count < places.count, let place = unsafe places[count], unsafe rows.readRow(to: place) { count += 1 }
            canvas.finishRows(count)
            if count < places.count { break }
        }
        if !canvas.isComplete {
            guard canvas.nextRow > 0 else { throw .damaged(detail: "the file ends too early") }
            canvas.note(.incomplete)
            canvas.fillRest(PictureCanvas.missingGray)
        }
        canvas.endPass()
    }
}
