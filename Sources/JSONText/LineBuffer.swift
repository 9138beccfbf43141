/// Cuts a stream of bytes into lines, as JSON lines have it.
public struct LineBuffer: Sendable {
    /// No request and no line of a recording comes near this many bytes.
    public static let standardLimit = 1 << 20

    /// The longest line, without its end.
    public let limit: Int
    private var bytes: [UInt8] = []
    /// Where the next line starts.
    private var start = 0
    /// Up to where no end of line was found.
    private var searched = 0

    /// An empty buffer for lines of at most `limit` bytes.
    public init(limit: Int = standardLimit) { self.limit = limit }

    /// Bytes that wait to become lines.
    public var count: Int { bytes.count - start }

    /// Takes the bytes that came.
    public mutating func append(_ more: some Sequence<UInt8>) {
        if start > 0 {
            bytes.removeFirst(start)
            searched -= start
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// The next whole line without its end, or nil when none is complete.
    public mutating func nextLine() throws(LineTooLong) -> [UInt8]? {
        guard let end = bytes[searched...].firstIndex(of: 0x0a) else {
            searched = bytes.count
            if count > limit { throw LineTooLong(limit: limit) }
            return nil
        }
        if end - start > limit { throw LineTooLong(limit: limit) }
        defer {
            start = end + 1
            searched = start
        }
        return Array(bytes[start..<end])
    }

    /// The bytes after the last line end, or nil when there are none: a last line that was not ended.
    public mutating func takeRest() -> [UInt8]? {
        guard start < bytes.count else { return nil }
        defer { self = LineBuffer(limit: limit) }
        return Array(bytes[start...])
    }
}

/// A line is longer than can be meant.
public struct LineTooLong: Error, Hashable, Sendable {
    /// The most bytes of a line.
    public let limit: Int

    /// The error for a limit.
    public init(limit: Int) { self.limit = limit }

    /// What is wrong, for a person, without a full stop.
    public var sentence: String { "the line is longer than \(limit) bytes" }
}
