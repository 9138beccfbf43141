/// Takes alpha out of the colors, for what cannot blend premultiplied pixels.
enum Premultiplication {
    /// Divides R, G and B of each pixel by its alpha, in place.
    static func undo(in pixels: inout [UInt8]) {
        for start in stride(from: 0, to: pixels.count - 3, by: 4) {
            let alpha = Int(pixels[start + 3])
            if alpha == 255 || alpha == 0 { continue }
            for channel in start..<start + 3 {
                pixels[channel] = UInt8(min(255, (Int(pixels[channel]) * 255 + alpha / 2) / alpha))
            }
        }
    }
}
