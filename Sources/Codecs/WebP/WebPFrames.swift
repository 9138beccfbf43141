internal import CCodecs
internal import DecoderHost
internal import Geometry
internal import Wire

/// The frames of an animated WebP, as libwebp's own decoder of animations composes them.
@safe final class WebPFrames: FrameReader {
    let frameCount: Int
    let plays: Int
    private(set) var notices: PictureNotices = []
    private let file: WebPFile
    private let decoder: OpaquePointer
    private let colors: (any RowColors)?
    private let canvas: FrameBuffer
    private var index = 0
    private var before: Part?

    /// What the file says of a frame.
    private struct Part {
        let place: PixelRect
        let duration: Int
        let isCleared: Bool
    }

    /// The frames of a file whose picture has a size. Colors are turned into sRGB when frames have been laid over each other, which
    /// libwebp does by itself.
    init(_ file: WebPFile, size: PixelSize, colors: (any RowColors)?) throws(DecodeFailure) {
        self.file = file
        self.colors = colors
        canvas = try FrameBuffer(size: size)
        var options = WebPAnimDecoderOptions()
        guard unsafe WebPAnimDecoderOptionsInit(&options) != 0 else {
            throw .helperFault(detail: "libwebp has another version than this program was made for")
        }
        options.color_mode = colors == nil ? MODE_rgbA : MODE_RGBA
        var data = unsafe file.data
        guard let decoder = unsafe WebPAnimDecoderNew(&data, &options) else {
            throw .damaged(detail: "its frames cannot be read")
        }
        unsafe self.decoder = decoder
        var info = WebPAnimInfo()
        _ = unsafe WebPAnimDecoderGetInfo(decoder, &info)
        frameCount = min(Int(info.frame_count), AnimationFacts.mostFrames)
        plays = Int(info.loop_count)
        if file.isTruncated { notices.insert(.incomplete) }
        if info.frame_count > AnimationFacts.mostFrames { notices.insert(.manyFrames) }
        guard Int(info.canvas_width) == size.width, Int(info.canvas_height) == size.height else {
            throw .damaged(
                detail: "it has \(info.canvas_width) × \(info.canvas_height) pixels, which is not what its header says")
        }
    }

    deinit { unsafe WebPAnimDecoderDelete(decoder) }

    var firstDuration: Int { part(0)?.duration ?? FrameDuration.microseconds(0) }
    var picture: any Raster { canvas }

    func rewind() {
        unsafe WebPAnimDecoderReset(decoder)
        index = 0
        before = nil
    }

    func next() throws(DecodeFailure) -> ComposedFrame? {
        var pixels: UnsafeMutablePointer<UInt8>?
        var time: Int32 = 0
        guard index < frameCount, let part = part(index), unsafe WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0,
            let pixels = unsafe pixels
        else { return nil }
        let cleared = before.flatMap { $0.isCleared ? $0.place : nil }
        let changed = index == 0 ? canvas.bounds : cleared.map { $0.union(part.place) } ?? part.place
        index += 1
        before = part
        let seen = changed.intersection(canvas.bounds) ?? canvas.bounds
        unsafe take(seen, of: pixels)
        return ComposedFrame(duration: part.duration, changed: seen)
    }

    /// Takes over a part of libwebp's canvas; the rest of it is as before.
    private func take(_ part: PixelRect, of pixels: UnsafeMutablePointer<UInt8>) {
        let width = canvas.size.width
        unsafe pixels.withMemoryRebound(to: UInt32.self, capacity: width * canvas.size.height) { pixels in
            for row in part.rows {
                let target = unsafe canvas.row(row) + part.x
                unsafe target.update(from: pixels + row * width + part.x, count: part.width)
                guard let colors else { continue }
                unsafe colors.convert(target, count: part.width)
                unsafe Premultiplying.premultiply(target, part.width)
            }
        }
    }

    private func part(_ index: Int) -> Part? {
        var iterator = unsafe WebPIterator()
        guard let demuxer = unsafe WebPAnimDecoderGetDemuxer(decoder),
            unsafe WebPDemuxGetFrame(demuxer, Int32(index + 1), &iterator) != 0
        else { return nil }
        defer { unsafe WebPDemuxReleaseIterator(&iterator) }
        return unsafe Part(
            place: PixelRect(
                x: Int(iterator.x_offset), y: Int(iterator.y_offset), width: Int(iterator.width),
                height: Int(iterator.height)),
            duration: FrameDuration.microseconds(Double(iterator.duration) * 1000),
            isCleared: iterator.dispose_method == WEBP_MUX_DISPOSE_BACKGROUND)
    }
}
