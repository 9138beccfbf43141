internal import Glibc

/// Tables between sRGB's 8-bit numbers and linear light (IEC 61966-2-1), and the reciprocals for un-premultiplying.
@safe public final class SRGB: Sendable {
    /// The bits of linear light that `encoded` is indexed by: so fine that each 8-bit number comes back as itself.
    public static let encodedBits = 14
    /// The only tables there are; made at first use.
    public static let tables = SRGB()

    // Written in the initializer only, and alive as long as the program.
    /// 256 entries: linear light of an 8-bit number, 0...65535.
    nonisolated(unsafe) let linear: UnsafePointer<UInt32>
    /// 2^14 entries: the 8-bit number of linear light that was shifted down to 14 bits.
    public nonisolated(unsafe) let encoded: UnsafePointer<UInt8>
    /// 256 entries: 2^32 / alpha, rounded up, so that a 16-bit number x entry >> 32 is that number / alpha exactly; 0 for 0.
    nonisolated(unsafe) let reciprocals: UnsafePointer<UInt64>

    private init() {
        let linear = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
        for value in 0..<256 {
            let share = Double(value) / 255
            let light = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
            unsafe linear[value] = UInt32((light * 65535).rounded())
        }
        let count = 1 << Self.encodedBits
        let encoded = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        for index in 0..<count {
            let light = (Double(index) + 0.5) / Double(count)
            let share = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            unsafe encoded[index] = UInt8((share * 255).rounded())
        }
        let reciprocals = UnsafeMutablePointer<UInt64>.allocate(capacity: 256)
        unsafe reciprocals[0] = 0
        for alpha in 1...255 { unsafe reciprocals[alpha] = ((1 << 32) + UInt64(alpha) - 1) / UInt64(alpha) }
        unsafe self.reciprocals = UnsafePointer(reciprocals)
        unsafe self.linear = UnsafePointer(linear)
        unsafe self.encoded = UnsafePointer(encoded)
    }

    deinit {
        unsafe linear.deallocate()
        unsafe encoded.deallocate()
        unsafe reciprocals.deallocate()
    }
}
