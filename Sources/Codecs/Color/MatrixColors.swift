internal import CCodecs
internal import DecoderHost

/// Colors of a space that three curves and three primaries describe, as nearly all cameras and screens have: much quicker than
/// lcms2's general way, which is asked for the curves and the primaries only.
@safe final class MatrixColors: WideRowColors {
    /// Parts of light in the matrix.
    private static let fractionBits = 16
    /// Steps of the curves for numbers of 16 bits; between them they are straight.
    private static let wideSteps = 4096

    // Written in the initializer only, and alive as long as this object.
    private nonisolated(unsafe) let light: UnsafeMutablePointer<Int>
    private nonisolated(unsafe) let wideLight: UnsafeMutablePointer<Int>
    private let encoded = SRGB.tables
    /// Light of the space to light of sRGB, row by row.
    private let matrix: [Int]

    /// The colors of a profile, for numbers of 16 bits too where that is wanted; nil when curves and primaries are not what it says about
    /// them.
    init?(_ profile: ICCProfile, isWide: Bool) {
        guard unsafe cmsIsMatrixShaper(profile.handle) != 0,
            unsafe cmsIsCLUT(profile.handle, UInt32(INTENT_PERCEPTUAL), UInt32(LCMS_USED_AS_INPUT)) == 0,
            let curves = unsafe Self.curves(profile.handle), let matrix = unsafe Self.matrix(profile.handle)
        else { return nil }
        self.matrix = matrix
        unsafe light = .allocate(capacity: 3 * 256)
        unsafe wideLight = .allocate(capacity: 3 * (Self.wideSteps + 1))
        for channel in 0..<3 {
            let curve = unsafe curves[channel]
            for value in 0..<256 {
                unsafe light[256 * channel + value] = unsafe Self.light(curve, Double(value) / 255)
            }
            for step in 0...(isWide ? Self.wideSteps : 0) {
                let value = Double(step * (65536 / Self.wideSteps)) / 65535
                unsafe wideLight[(Self.wideSteps + 1) * channel + step] = unsafe Self.light(curve, min(value, 1))
            }
        }
    }

    deinit {
        unsafe light.deallocate()
        unsafe wideLight.deallocate()
    }

    func convert(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let mixer = unsafe Mixer(matrix, encoded.encoded)
        let (reds, greens, blues) = unsafe (light, light + 256, light + 512)
        var last: UInt32 = 0
        var lastResult: UInt32?
        var x = 0
        while x < count {
            let pixel = unsafe pixels[x]
            if pixel == last, let lastResult {
                unsafe pixels[x] = lastResult
            } else {
                let color = unsafe mixer.color(
                    reds[Int(pixel & 0xFF)], greens[Int(pixel &>> 8 & 0xFF)], blues[Int(pixel &>> 16 & 0xFF)])
                last = pixel
                lastResult = color | pixel & 0xFF00_0000
                unsafe pixels[x] = color | pixel & 0xFF00_0000
            }
            x &+= 1
        }
    }

    func convert(wide source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, count: Int) {
        let mixer = unsafe Mixer(matrix, encoded.encoded)
        for x in 0..<count {
            let pixel = unsafe source + 8 * x
            let color = unsafe mixer.color(wide(pixel, 0), wide(pixel, 1), wide(pixel, 2))
            unsafe target[x] = unsafe color | narrowAlpha(pixel[6], pixel[7])
        }
    }

    /// The light of a channel of 16 bits.
    private func wide(_ pixel: UnsafePointer<UInt8>, _ channel: Int) -> Int {
        let value = unsafe Int(pixel[2 * channel]) << 8 | Int(pixel[2 * channel + 1])
        let table = unsafe wideLight + (Self.wideSteps + 1) * channel
        let (step, rest) = (value >> 4, value & 15)
        return unsafe table[step] + ((table[step + 1] - table[step]) * rest) >> 4
    }

    /// Mixes light and makes numbers of it.
    @safe private struct Mixer {
        private let r: (Int, Int, Int)
        private let g: (Int, Int, Int)
        private let b: (Int, Int, Int)
        private let encoded: UnsafePointer<UInt8>
        private static let shift = fractionBits + 16 - SRGB.encodedBits
        private static let most = 1 << SRGB.encodedBits - 1

        init(_ matrix: [Int], _ encoded: UnsafePointer<UInt8>) {
            r = (matrix[0], matrix[1], matrix[2])
            g = (matrix[3], matrix[4], matrix[5])
            b = (matrix[6], matrix[7], matrix[8])
            unsafe self.encoded = encoded
        }

        @inline(__always)
        func color(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
            channel(r, red, green, blue) | channel(g, red, green, blue) &<< 8 | channel(b, red, green, blue) &<< 16
        }

        @inline(__always)
        private func channel(_ row: (Int, Int, Int), _ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
            let sum = (row.0 &* red &+ row.1 &* green &+ row.2 &* blue) &>> Self.shift
            return unsafe UInt32(encoded[max(0, min(sum, Self.most))])
        }
    }
}

extension MatrixColors {
    private static func light(_ curve: OpaquePointer, _ value: Double) -> Int {
        let light = unsafe Double(cmsEvalToneCurveFloat(curve, Float(value)))
        return light.isFinite ? Int((min(max(light, 0), 1) * 65535).rounded()) : 0
    }

    /// lcms2 owns them, as long as the profile is open.
    private static func curves(_ profile: cmsHPROFILE) -> [OpaquePointer]? {
        let tags = [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag]
        let curves = unsafe tags.compactMap { tag in unsafe cmsReadTag(profile, tag).map { OpaquePointer($0) } }
        return unsafe curves.count == 3 ? unsafe curves : nil
    }

    /// The matrix of a profile whose primaries lcms2 gives as X, Y and Z under ICC's white (D50).
    private static func matrix(_ profile: cmsHPROFILE) -> [Int]? {
        let tags = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag]
        let primaries = tags.compactMap { tag -> cmsCIEXYZ? in
            unsafe cmsReadTag(profile, tag).map { unsafe $0.assumingMemoryBound(to: cmsCIEXYZ.self).pointee }
        }
        guard primaries.count == 3 else { return nil }
        var matrix: [Int] = []
        for row in fromXYZ {
            var line = primaries.map { row.0 * $0.X + row.1 * $0.Y + row.2 * $0.Z }
            let white = line.reduce(0, +)
            // The primaries add up to white but for rounding; without that, gray would get a tint.
            if abs(white - 1) < 0.02 { line = line.map { $0 / white } }
            guard line.allSatisfy({ $0.isFinite && abs($0) < 1000 }) else { return nil }
            matrix += line.map { Int(($0 * Double(1 << fractionBits)).rounded()) }
        }
        return matrix
    }

    /// X, Y and Z under D50 to light of sRGB: the inverse of sRGB's primaries, adapted by Bradford's method from D65 (IEC 61966-2-1, ICC.1).
    private static let fromXYZ: [(Double, Double, Double)] = [
        (3.1338561, -1.6168667, -0.4906146), (-0.9787684, 1.9161415, 0.0334540), (0.0719453, -0.2289914, 1.4052427),
    ]
}
