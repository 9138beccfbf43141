/// Cuts a list of names apart while it comes. The names are separated by zeros or by line feeds, whichever is seen first: a name with a
/// line feed in it can be told by zeros only.
public struct NameSplitter: Sendable {
    /// No system takes longer paths.
    private static let longest = 4096

    private var separator: UInt8?
    private var rest: [UInt8] = []

    /// A splitter that has seen nothing.
    public init() {}

    /// The names that are complete with these bytes. Empty names and those that are too long for any file are left out.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
        rest += bytes
        if separator == nil {
            if rest.contains(0) { separator = 0 } else if rest.contains(0x0A) { separator = 0x0A }
        }
        guard let separator, let last = rest.lastIndex(of: separator) else {
            // Too long already: its end is only looked for.
            if rest.count > 2 * Self.longest { rest.removeFirst(rest.count - Self.longest - 1) }
            return []
        }
        let names = rest[..<last].split(separator: separator).map(Array.init)
        rest.removeFirst(last + 1)
        return names.filter { $0.count <= Self.longest }
    }

    /// The last name, which need not have a separator behind it.
    public mutating func finish() -> [[UInt8]] {
        defer { rest = [] }
        return rest.isEmpty || rest.count > Self.longest ? [] : [rest]
    }
}
