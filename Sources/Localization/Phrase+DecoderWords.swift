/// What decoders say in words of ours: what a file seems to be, and why it is damaged. They come as the English text, because a decoder speaks no other
/// language; what a library says in words of its own stays as it is.
extension Phrase {
    /// What a file seems to be that is no picture.
    static let fileKinds = [
        Phrase("kind.sound", "a sound"), Phrase("kind.film", "a film"), Phrase("kind.pdf", "a PDF"),
        Phrase("kind.postscript", "a PostScript document"), Phrase("kind.zip", "a ZIP archive"),
        Phrase("kind.compressed", "compressed data"), Phrase("kind.7zip", "a 7-Zip archive"),
        Phrase("kind.rar", "a RAR archive"), Phrase("kind.program", "a program"), Phrase("kind.script", "a script"),
        Phrase("kind.database", "a database"), Phrase("kind.html", "a web page"), Phrase("kind.text", "a text"),
        Phrase("kind.zeros", "nothing but zeros"), Phrase("kind.unknown", "data of an unknown kind"),
        Phrase("kind.empty", "empty"),
    ]
    /// Why a picture is damaged.
    static let damages = [
        Phrase("damage.header", "its header is broken"), Phrase("damage.short", "the file ends too early"),
        Phrase("damage.unexplained", "the decoder gave no reason"), Phrase("damage.no-frame", "it has no frame"),
        Phrase("damage.first-frame", "its first frame cannot be read"),
        Phrase("damage.frames", "its frames cannot be read"), Phrase("damage.data", "its data make no picture"),
        Phrase("damage.size", "it has {width} × {height} pixels, which is not what its header says"),
    ]
}

extension Phrasebook {
    /// What a decoder says in English, in this language if the words are ours; else nil.
    public func decoderWords(_ english: String) -> String? {
        for phrase in Phrase.fileKinds + Phrase.damages {
            if let numbers = phrase.numbers(in: english) { return self(phrase, numbers) }
        }
        return nil
    }
}

extension Phrase {
    /// The numbers that stand in an English text where this phrase has words in braces; nil when the text is not the phrase.
    fileprivate func numbers(in text: String) -> [String: String]? {
        var (rest, pattern) = (text[...], english[...])
        var numbers: [String: String] = [:]
        while let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") {
            guard rest.hasPrefix(pattern[..<open]) else { return nil }
            let digits = rest.dropFirst(pattern[..<open].count).prefix(while: \.isNumber)
            numbers[String(pattern[pattern.index(after: open)..<close])] = String(digits)
            (rest, pattern) = (rest[digits.endIndex...], pattern[pattern.index(after: close)...])
        }
        return rest == pattern ? numbers : nil
    }
}
