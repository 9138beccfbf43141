/// Puts the fields of a message one after the other: little-endian, without padding.
struct PacketWriter {
    /// The bytes so far.
    private(set) var bytes: [UInt8] = []

    /// Appends a number, least significant byte first.
    mutating func put<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
        for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
        }
    }

    /// Appends a count that is never negative; one beyond 32 bits becomes the largest.
    mutating func putCount(_ count: Int) { put(UInt32(clamping: count)) }

    /// Appends 1 or 0 as a byte.
    mutating func put(_ flag: Bool) { put(UInt8(flag ? 1 : 0)) }

    /// Appends a text as its length and UTF-8, cut at a character's border when it is longer than a text may be.
    mutating func put(_ text: String) {
        var kept = text
        while kept.utf8.count > Packet.mostTextBytes { kept.removeLast() }
        put(UInt16(kept.utf8.count))
        bytes.append(contentsOf: kept.utf8)
    }

    /// Appends bytes that need be no text, as their 16-bit length and themselves. A sender does not have more; the others are cut.
    mutating func put(bytes more: [UInt8]) {
        let kept = more.prefix(Int(UInt16.max))
        put(UInt16(kept.count))
        bytes.append(contentsOf: kept)
    }
}
