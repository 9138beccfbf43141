/// Puts the pieces of a JPEG's ICC profile in order (ICC.1, annex B.4): each says its number, from 1 on, and how many there are.
struct JPEGProfile {
    private static let mark = "ICC_PROFILE\0"
    private static let headerBytes = 14
    private var pieces: [Int: Range<Int>] = [:]
    private var count: Int?
    private var isBroken = false

    /// Looks at a segment of the kind APP2 whose content lies in a range of a file.
    mutating func note(_ source: some ByteSource, content: Range<Int>) {
        guard content.count > Self.headerBytes, source.holds(Self.mark, at: content.lowerBound) else { return }
        guard let number = source.byte(at: content.lowerBound + 12),
            let total = source.byte(at: content.lowerBound + 13),
            number > 0, number <= total, count == nil || count == Int(total), pieces[Int(number)] == nil,
            content.upperBound <= source.count
        else {
            isBroken = true
            return
        }
        count = Int(total)
        pieces[Int(number)] = content.lowerBound + Self.headerBytes..<content.upperBound
    }

    /// What the pieces say together.
    var statement: ColorStatement {
        if isBroken { return .brokenProfile }
        guard let count else { return .standard }
        let ordered = (1...count).compactMap { pieces[$0] }
        return ordered.count == count ? .profile(pieces: ordered) : .brokenProfile
    }
}
