extension JSONParser {
    /// What some editors write before a text.
    static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

    private static let lineComment = Array("//".utf8)
    private static let comment = Array("/*".utf8)
    private static let commentEnd = Array("*/".utf8)

    /// Whether a comment begins here that `skipComment` left: one without an end.
    var isAtComment: Bool { isLenient && bytes[position...].starts(with: Self.comment) }

    /// Steps over a comment and says whether there was one. One that does not end stays.
    mutating func skipComment() -> Bool {
        let rest = bytes[position...]
        if rest.starts(with: Self.lineComment) {
            position = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
            return true
        }
        guard rest.starts(with: Self.comment) else { return false }
        var place = position + Self.comment.count
        while place + 1 < bytes.count {
            if bytes[place] == Self.commentEnd[0], bytes[place + 1] == Self.commentEnd[1] {
                position = place + Self.commentEnd.count
                return true
            }
            place += 1
        }
        return false
    }
}
