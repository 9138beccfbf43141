/// Which part of the content an answer brings (RFC 9110, 14.4).
public struct ContentRange: Hashable, Sendable {
    /// The first byte and the one behind the last.
    public var range: Range<Int>
    /// How many bytes the whole content has; nil when the server does not know.
    public var total: Int?

    /// Reads a field's value, such as "bytes 5-9/10"; nil when it makes no sense.
    public init?(_ text: String) {
        let words = ASCII.lowercased(text).split(separator: " ")
        guard words.count == 2, words[0] == "bytes" else { return nil }
        let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = ASCII.number(Array(ends[0].utf8)),
            let last = ASCII.number(Array(ends[1].utf8)),
            first <= last
        else { return nil }
        range = first..<last + 1
        if parts[1] == "*" { return }
        guard let total = ASCII.number(Array(parts[1].utf8)), total > last else { return nil }
        self.total = total
    }
}
