import TestSupport

/// Ways of damaging a file, as transfers, disks and attackers do.
enum Mutation: CaseIterable {
    case flips, cut, zeroRun, insertion, splice, changedSize

    /// A damaged file; the other one is spliced into it.
    func apply(to bytes: [UInt8], other: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        guard bytes.count > 8 else { return bytes }
        let last = bytes.count - 1
        switch self {
        case .flips:
            for _ in 0..<random.int(in: 1...12) {
                let end = random.chance(0.6) ? min(last, 400) : last
                bytes[random.int(in: 0...end)] = random.pick(
                    0, 1, 0x7F, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next()))
            }
        case .cut:
            bytes.removeLast(random.int(in: 1...last))
        case .zeroRun:
            let start = random.int(in: 0...last)
            for index in start...min(last, start + random.int(in: 1...200)) { bytes[index] = 0 }
        case .insertion:
            let start = random.int(in: 4...last)
            let piece = bytes[start...min(last, start + random.int(in: 1...64))]
            for _ in 0..<random.int(in: 1...40) { bytes.insert(contentsOf: piece, at: start) }
        case .splice:
            let seam = random.int(in: 4...min(last, 200))
            bytes = Array(bytes[..<seam]) + other.dropFirst(random.int(in: 0...max(0, min(other.count - 1, seam))))
        case .changedSize:
            // Sizes stand near the beginning, in two or four bytes.
            let count = random.pick(2, 4)
            let start = random.int(in: 0...min(last - 4, 64))
            let value = random.pick(0, 1, 0x7FFF, 0xFFFF, 0x1_0001, 0x7FFF_FFFF, 0xFFFF_FFFF)
            for index in 0..<count {
                bytes[start + index] = UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - index)))
            }
        }
        return bytes
    }
}
