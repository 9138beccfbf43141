import Wording

/// The text of a line of the log.
enum LogText {
    /// A text on one line, of a bounded length, and without what opens doors: a name and a password in an address, and what follows its `?`.
    static func safe(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return VisibleText.of(words.map { withoutCredentials($0) }.joined(separator: " "))
    }

    private static func withoutCredentials(_ word: Substring) -> String {
        guard let start = range(of: "://", in: word) else { return String(word) }
        let rest = word[start.upperBound...]
        let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        var address = String(word[..<start.upperBound])
        address += host.lastIndex(of: "@").map { "…" + host[$0...] } ?? String(host)
        let path = rest.dropFirst(host.count)
        let end = path.firstIndex { $0 == "?" || $0 == "#" }
        return address + (end.map { path[..<$0] + "?…" + closing(path[$0...]) } ?? String(path))
    }

    /// The quotation marks and the like behind an address.
    private static func closing(_ text: Substring) -> String {
        String(text.reversed().prefix { "”\",;:).".contains($0) }.reversed())
    }

    private static func range(of pattern: String, in text: Substring) -> Range<String.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            if text[start...].hasPrefix(pattern) { return start..<text.index(start, offsetBy: pattern.count) }
            start = text.index(after: start)
        }
        return nil
    }
}
