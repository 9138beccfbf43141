import CPango
internal import Drawing
internal import Geometry

/// One owner of one Cairo image surface. Its pixels are native 32-bit words, alpha in the highest byte, premultiplied.
@safe struct PixelSurface: ~Copyable {
    let handle: OpaquePointer
    let size: PixelSize

    /// An empty surface; with `isOpaque` its alpha is ignored.
    init(size: PixelSize, isOpaque: Bool = false) throws(CairoError) {
        guard size.hasArea, let width = Int32(exactly: size.width), let height = Int32(exactly: size.height) else {
            throw CairoError(CAIRO_STATUS_INVALID_SIZE)
        }
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let handle = unsafe cairo_image_surface_create(format, width, height) else {
            throw CairoError(CAIRO_STATUS_NO_MEMORY)
        }
        let status = unsafe cairo_surface_status(handle)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(handle)
            throw CairoError(status)
        }
        unsafe self.handle = unsafe handle
        self.size = size
    }

    /// A surface with the pixels of a bitmap.
    init(_ bitmap: Bitmap, isOpaque: Bool) throws(CairoError) {
        try self.init(size: bitmap.size, isOpaque: isOpaque)
        unsafe cairo_surface_flush(handle)
        let pixels = bitmap.pixels
        let width = bitmap.size.width
        withRows { y, row in
            for x in row.indices {
                let at = (y * width + x) * 4
                let (red, green, blue) = (UInt32(pixels[at]), UInt32(pixels[at + 1]), UInt32(pixels[at + 2]))
                row[x] = UInt32(pixels[at + 3]) << 24 | red << 16 | green << 8 | blue
            }
        }
        unsafe cairo_surface_mark_dirty(handle)
    }

    /// A surface with the pixels of a source, turned as it says.
    init(_ source: PixelSource) throws(CairoError) {
        try self.init(size: source.turnedSize, isOpaque: source.isOpaque)
        unsafe cairo_surface_flush(handle)
        guard let data = unsafe cairo_image_surface_get_data(handle) else { return }
        let stride = unsafe Int(cairo_image_surface_get_stride(handle))
        for y in 0..<source.size.height {
            // Each place of the source is one of the surface, whose size is the turned one.
            unsafe source.row(y) { row in
                for x in 0..<min(source.size.width, row.count / 4) {
                    let pixel = unsafe row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self).littleEndian
                    let (red, green, blue) = (pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff)
                    let place = source.place(x: x, y: y)
                    unsafe UnsafeMutableRawPointer(data + place.y * stride).storeBytes(
                        of: pixel & 0xff00_0000 | red << 16 | green << 8 | blue, toByteOffset: place.x * 4,
                        as: UInt32.self)
                }
            }
        }
        unsafe cairo_surface_mark_dirty(handle)
    }

    deinit { unsafe cairo_surface_destroy(handle) }

    /// The pixels as a bitmap: bytes R, G, B, A.
    func bitmap() throws(CairoError) -> Bitmap {
        unsafe cairo_surface_flush(handle)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(size.width * size.height * 4)
        withRows { _, row in
            for x in row.indices {
                let word = row[x]
                pixels.append(UInt8(truncatingIfNeeded: word >> 16))
                pixels.append(UInt8(truncatingIfNeeded: word >> 8))
                pixels.append(UInt8(truncatingIfNeeded: word))
                pixels.append(UInt8(truncatingIfNeeded: word >> 24))
            }
        }
        guard let bitmap = Bitmap(size: size, pixels: pixels) else { throw CairoError(CAIRO_STATUS_INVALID_SIZE) }
        return bitmap
    }

    private func withRows(_ body: (Int, inout MutableSpan<UInt32>) -> Void) {
        guard let data = unsafe cairo_image_surface_get_data(handle) else { return }
        let stride = unsafe Int(cairo_image_surface_get_stride(handle))
        for y in 0..<size.height {
            // Cairo aligns rows to four bytes and a row holds `width` words.
            let start = unsafe UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            var row = unsafe MutableSpan(_unsafeStart: start, count: size.width)
            body(y, &row)
        }
    }
}

/// A status of Cairo that is not success.
struct CairoError: Error {
    /// Cairo's word for it.
    let words: String

    init(_ status: cairo_status_t) {
        words = unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) } ?? "unknown error"
    }
}
