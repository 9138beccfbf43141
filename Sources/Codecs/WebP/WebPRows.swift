internal import CCodecs
internal import DecoderHost
internal import Geometry
internal import Wire

/// libwebp's decoder that is fed, for still pictures.
@safe final class WebPRows {
    private let decoder: OpaquePointer
    private var status = VP8_STATUS_SUSPENDED

    private let colors: (any RowColors)?

    /// A decoder that waits for bytes, and turns colors into sRGB before it multiplies them by alpha.
    init(colors: (any RowColors)?) throws(DecodeFailure) {
        self.colors = colors
        guard let decoder = unsafe WebPINewRGB(colors == nil ? MODE_rgbA : MODE_RGBA, nil, 0, 0) else {
            throw .outOfMemory
        }
        unsafe self.decoder = decoder
    }

    deinit { unsafe WebPIDelete(decoder) }

    /// Takes in the next bytes of the file; false when no more are wanted: it is done, or cannot go on.
    func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        status = unsafe WebPIAppend(
            decoder, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
        return status == VP8_STATUS_SUSPENDED
    }

    /// Writes the rows that have been decoded since the last time.
    func write(onto canvas: PictureCanvas) throws(DecodeFailure) {
        var (ready, width, height, stride): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard let pixels = unsafe WebPIDecGetRGB(decoder, &ready, &width, &height, &stride) else { return }
        guard Int(width) == canvas.size.width, Int(height) == canvas.size.height else {
            throw .damaged(detail: "it has \(width) × \(height) pixels, which is not what its header says")
        }
        while canvas.nextRow < Int(ready) {
            let row = unsafe UnsafeRawPointer(pixels + canvas.nextRow * Int(stride))
            unsafe canvas.writeRow {
                unsafe $0.update(from: row.assumingMemoryBound(to: UInt32.self), count: Int(width))
                guard let colors else { return }
                unsafe colors.convert($0, count: Int(width))
                unsafe Premultiplying.premultiply($0, Int(width))
            }
        }
    }

    /// Why there is nothing of the picture.
    var failure: DecodeFailure {
        switch status {
        case VP8_STATUS_OUT_OF_MEMORY: .outOfMemory
        case VP8_STATUS_SUSPENDED, VP8_STATUS_NOT_ENOUGH_DATA: .damaged(detail: "the file ends too early")
        case VP8_STATUS_UNSUPPORTED_FEATURE: .unsupported(format: "WebP of this kind")
        default: .damaged(detail: "its data make no picture")
        }
    }
}
