/// Rows of common pixel layouts to premultiplied RGBA: one number a pixel with R in its lowest byte.
enum Premultiplying {
    private static let opaque: UInt32 = 0xFF00_0000

    /// A color with its channels multiplied by alpha, each rounded to the nearest.
    @inline(__always)
    static func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
        scaled(red, alpha) | scaled(green, alpha) &<< 8 | scaled(blue, alpha) &<< 16 | alpha &<< 24
    }

    /// value x alpha / 255, rounded; exact for bytes.
    @inline(__always)
    private static func scaled(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
        let product = value &* alpha &+ 128
        return (product &+ product &>> 8) &>> 8
    }

    /// A premultiplied pixel, all four channels multiplied by a number of 255 parts, each rounded to the nearest.
    @inline(__always)
    static func faded(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
        scaled(pixel & 0xFF, share) | scaled(pixel &>> 8 & 0xFF, share) &<< 8
            | scaled(pixel &>> 16 & 0xFF, share) &<< 16 | scaled(pixel &>> 24, share) &<< 24
    }

    /// Three bytes a pixel; red and blue say to which bit the first and the last byte go.
    @inline(__always)
    static func copyRGB(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, red: UInt32, blue: UInt32, to target: UnsafeMutablePointer<UInt32>
    ) {
        var x = 0
        while x < count {
            let pixel = unsafe bytes + 3 &* x
            unsafe target[x] =
                unsafe UInt32(pixel[0]) &<< red | UInt32(pixel[1]) &<< 8 | UInt32(pixel[2]) &<< blue | opaque
            x &+= 1
        }
    }

    /// Four bytes a pixel as they are; red and blue say to which bit the first and the third byte go.
    @inline(__always)
    static func copyRGBA(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, red: UInt32, blue: UInt32, to target: UnsafeMutablePointer<UInt32>
    ) {
        var x = 0
        while x < count {
            let pixel = unsafe bytes + 4 &* x
            unsafe target[x] =
                unsafe UInt32(pixel[0]) &<< red | UInt32(pixel[1]) &<< 8 | UInt32(pixel[2]) &<< blue
                | UInt32(pixel[3]) &<< 24
            x &+= 1
        }
    }

    /// Multiplies colors by alpha, in place.
    @inline(__always)
    static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
        for x in 0..<count {
            let color = unsafe pixels[x]
            guard color < opaque else { continue }
            unsafe pixels[x] = pixel(color & 0xFF, color &>> 8 & 0xFF, color &>> 16 & 0xFF, color &>> 24)
        }
    }

    /// Divides colors by alpha, in place, as far as bytes can tell what they were.
    static func divide(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
        for x in 0..<count {
            let color = unsafe pixels[x]
            let alpha = color >> 24
            guard alpha > 0, alpha < 255 else { continue }
            func straight(_ value: UInt32) -> UInt32 { min((value * 255 + alpha / 2) / alpha, 255) }
            unsafe pixels[x] =
                straight(color & 0xFF) | straight(color >> 8 & 0xFF) << 8 | straight(color >> 16 & 0xFF) << 16
                | alpha << 24
        }
    }

    /// Bytes B, G, R and one without meaning.
    static func copyBGRX(_ bytes: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt32>) {
        for x in 0..<count {
            let pixel = unsafe bytes + 4 &* x
            unsafe target[x] = unsafe UInt32(pixel[2]) | UInt32(pixel[1]) &<< 8 | UInt32(pixel[0]) &<< 16 | opaque
        }
    }
}
