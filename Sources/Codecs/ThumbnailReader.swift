internal import CCodecs
public import DecoderHost
internal import Geometry

/// Reads the desktop's thumbnails, which are small PNGs.
public enum ThumbnailReader {
    /// The largest ones have sides of 1024 pixels.
    private static let longestSide: UInt32 = 1024
    /// The viewer enlarges as well.
    private static let mostEnlargement = 4

    /// The pixels of a thumbnail; nil when it is none, or damaged.
    public static func read(_ bytes: [UInt8]) -> Preview? {
        var image = unsafe png_image()
        unsafe image.version = UInt32(PNG_IMAGE_VERSION)
        defer { unsafe png_image_free(&image) }
        guard unsafe png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { return nil }
        let (width, height) = unsafe (image.width, image.height)
        guard (1...longestSide).contains(width), (1...longestSide).contains(height) else { return nil }
        unsafe image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
        guard unsafe png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
        for index in pixels.indices {
            let pixel = pixels[index]
            pixels[index] = Premultiplying.pixel(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        }
        return Preview(
            size: PixelSize(width: Int(width), height: Int(height)), pixels: pixels, mostEnlargement: mostEnlargement)
    }
}
