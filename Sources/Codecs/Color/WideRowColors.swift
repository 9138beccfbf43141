internal import DecoderHost

/// Colors that can be had of numbers of 16 bits too, so that a picture with that many does not lose its dark tones first.
protocol WideRowColors: RowColors {
    /// Writes sRGB pixels of 8 bits from pixels of 16: R, G, B, A, each with its more significant byte first, not premultiplied.
    func convert(wide source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, count: Int)
}

extension RowColors {
    /// Whether nobody could tell sRGB from what it makes of sRGB: no channel of a large sample changes by more than two. (Profiles of
    /// sRGB differ in the rounding of their primaries, which moves the darkest channel of the purest colors so far.)
    var changesNothing: Bool {
        var sample: [UInt32] = (0..<256).map { Self.pixel($0, $0, $0) }
        let steps: [UInt32] = [0, 32, 64, 128, 192, 255]
        for red in steps {
            for green in steps {
                sample += steps.map { Self.pixel(red, green, $0) }
            }
        }
        var converted = sample
        unsafe converted.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            unsafe convert(start, count: pixels.count)
        }
        return zip(sample, converted).allSatisfy { before, after in
            [0, 8, 16].allSatisfy { abs(Int(before >> $0 & 0xFF) - Int(after >> $0 & 0xFF)) <= 2 }
        }
    }

    private static func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
        red | green << 8 | blue << 16 | 0xFF00_0000
    }
}

/// Alpha of 16 bits, of which the more significant byte stands first, as the highest byte of a pixel.
@inline(__always)
func narrowAlpha(_ high: UInt8, _ low: UInt8) -> UInt32 {
    (((UInt32(high) &<< 8 | UInt32(low)) &* 255 &+ 32895) &>> 16) &<< 24
}
