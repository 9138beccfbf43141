internal import DecoderHost

/// Turns the rows that libpng has unpacked into sRGB of 8 bits, in place.
final class PNGRowColors {
    private let colors: any WideRowColors
    /// A row of 8 bits that was one of 16.
    private var narrow: [UInt32] = []

    /// By some colors.
    init(_ colors: any WideRowColors) { self.colors = colors }

    /// Converts R, G, B and A of a row, not premultiplied, each of 8 bits or of 16 with the more significant byte first.
    func convert(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, isWide: Bool) {
        guard isWide else {
            unsafe bytes.withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
                unsafe colors.convert(pixels, count: width)
            }
            return
        }
        if narrow.count < width { narrow = [UInt32](repeating: 0, count: width) }
        unsafe narrow.withUnsafeMutableBufferPointer { narrow in
            guard let pixels = narrow.baseAddress else { return }
            unsafe colors.convert(wide: bytes, to: pixels, count: width)
            unsafe UnsafeMutableRawPointer(bytes).copyMemory(from: pixels, byteCount: 4 * width)
        }
    }
}
