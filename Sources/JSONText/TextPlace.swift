/// A place in a text as editors count: lines and columns from 1, a column being a Unicode scalar.
public struct TextPlace: Hashable, Sendable {
    /// The line.
    public let line: Int
    /// The character in the line.
    public let column: Int

    /// The line and the column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Where a byte of a text is. A line ends with a line feed, a carriage return, or both.
    init(ofOffset offset: Int, in bytes: [UInt8]) {
        let before = bytes.prefix(offset)
        var line = 1
        var start = before.startIndex
        for (index, byte) in before.enumerated() {
            let isFeed = byte == UInt8(ascii: "\n")
            let isLoneReturn =
                byte == UInt8(ascii: "\r") && (index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
            guard isFeed || isLoneReturn else { continue }
            line += 1
            start = index + 1
        }
        self.line = line
        column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    }
}
