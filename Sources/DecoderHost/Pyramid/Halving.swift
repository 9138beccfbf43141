/// Makes a row of a level from two rows of the finer one.
///
/// Each pixel is the mean of 2 x 2 pixels: un-premultiplied, in linear light, weighted by alpha, back to sRGB, premultiplied. An odd
/// last column is its own neighbor, and so is an odd last row (its caller passes it twice).
@safe struct Halving {
    private let linear: UnsafePointer<UInt32>
    private let encoded: UnsafePointer<UInt8>
    private let reciprocals: UnsafePointer<UInt64>
    private static let opaque: UInt32 = 0xFF00_0000

    /// Halving with the tables of sRGB.
    init(_ tables: SRGB = .tables) {
        unsafe linear = tables.linear
        unsafe encoded = tables.encoded
        unsafe reciprocals = tables.reciprocals
    }

    /// Writes (width + 1) / 2 pixels from the rows above and below, which have `width` pixels (R in the lowest byte).
    func halve(
        above: UnsafePointer<UInt32>, below: UnsafePointer<UInt32>, width: Int, to target: UnsafeMutablePointer<UInt32>
    ) {
        var x = 0
        while x < width / 2 {
            unsafe target[x] = unsafe mean(above[2 &* x], above[2 &* x &+ 1], below[2 &* x], below[2 &* x &+ 1])
            x &+= 1
        }
        if width % 2 == 1 {
            let last = width - 1
            unsafe target[last / 2] = unsafe mean(above[last], above[last], below[last], below[last])
        }
    }

    @inline(__always)
    private func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        if a & b & c & d >= Self.opaque { return opaqueMean(a, b, c, d) }
        if (a | b | c | d) < 1 << 24 { return 0 }
        return weightedMean(a, b, c, d)
    }

    @inline(__always)
    private func opaqueMean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        @inline(__always)
        func channel(_ shift: UInt32) -> UInt32 {
            // Four numbers of 16 bits make one of 18; the table takes 14.
            let sum = light(a &>> shift) &+ light(b &>> shift) &+ light(c &>> shift) &+ light(d &>> shift)
            return unsafe UInt32(encoded[Int(sum &>> 4)]) &<< shift
        }
        return channel(0) | channel(8) | channel(16) | Self.opaque
    }

    @inline(__always)
    private func light(_ value: UInt32) -> UInt32 { unsafe linear[Int(value & 0xFF)] }

    @inline(__always)
    private func weightedMean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let weight = UInt64(a &>> 24 &+ b &>> 24 &+ c &>> 24 &+ d &>> 24)
        let alpha = UInt32((weight &+ 2) / 4)
        // One division for three channels. Rounded up, so that equal pixels give back what they are.
        let share = (1 &<< 32) / weight &+ 1
        @inline(__always)
        func channel(_ shift: UInt32) -> UInt32 {
            let sum = weighted(a, shift) &+ weighted(b, shift) &+ weighted(c, shift) &+ weighted(d, shift)
            let mean = min((sum &* share) &>> 32, 65535)
            let straight = unsafe UInt32(encoded[Int(mean &>> 2)])
            return ((straight &* alpha &+ 127) / 255) &<< shift
        }
        return channel(0) | channel(8) | channel(16) | alpha &<< 24
    }

    /// A channel's linear light times its pixel's alpha.
    @inline(__always)
    private func weighted(_ pixel: UInt32, _ shift: UInt32) -> UInt64 {
        let alpha = pixel &>> 24
        let product = UInt64((pixel &>> shift & 0xFF) &* 255 &+ alpha / 2)
        let straight = unsafe min((product &* reciprocals[Int(alpha)]) &>> 32, 255)
        return unsafe UInt64(linear[Int(straight)]) &* UInt64(alpha)
    }
}
