import Localization
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
    public var sentence: String

    /// The words of a failure in a language. `values` are for all three phrases.
    init(
        _ phrases: Phrasebook, _ what: Phrase, why: Phrase? = nil, advice: Phrase? = nil, _ values: [String: String]
    ) {
        self.what = phrases(what, values)
        self.why = why.map { phrases($0, values) } ?? ""
        self.advice = advice.map { phrases($0, values) } ?? ""
        sentence = phrases.joined([self.what, self.why, self.advice])
    }

    /// Text from a decoder or from a file's header: in the language where the words are ours; else cut, on one line, and with nothing in it that could
    /// disturb the words around it.
    static func quoted(_ text: String, in phrases: Phrasebook = .english) -> String {
        if let ours = phrases.decoderWords(text) { return ours }
        var visible = VisibleText.of(text)
        // The sentence around it has its own end.
        while visible.hasSuffix(".") { visible.removeLast() }
        return visible.count <= mostQuoted ? visible : visible.prefix(mostQuoted) + "…"
    }

    private static let mostQuoted = 160
}
