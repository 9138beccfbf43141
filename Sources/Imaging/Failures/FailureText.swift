import Wording

/// A failure in words: for a card, or in one line.
public struct FailureText: Hashable, Sendable {
    /// Which file and what is the matter, a full sentence.
    public var what: String
    /// Why, a full sentence; empty when the first one says it.
    public var why: String
    /// What to do, a full sentence; empty when there is nothing to do.
    public var advice: String

    /// All of it in one line.
    public var sentence: String { [what, why, advice].filter { !$0.isEmpty }.joined(separator: " ") }

    /// Text from a decoder or from a file's header: cut, on one line, and with nothing in it that could disturb the words around it.
    static func quoted(_ text: String) -> String {
        var visible = VisibleText.of(text)
        // The sentence around it has its own end.
        while visible.hasSuffix(".") { visible.removeLast() }
        return visible.count <= mostQuoted ? visible : visible.prefix(mostQuoted) + "…"
    }

    private static let mostQuoted = 160
}
