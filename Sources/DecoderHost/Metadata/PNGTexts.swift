internal import Wire

/// Reads the texts of a PNG: a keyword each, a zero, and the text.
enum PNGTexts {
    private static let keys: [String: MetadataKey] = [
        "Title": .title, "Description": .caption, "Author": .author, "Copyright": .copyright,
    ]

    /// Takes a chunk from its name on.
    static func read(_ chunk: [UInt8], into draft: inout MetadataDraft) {
        let content = chunk.dropFirst(4)
        guard let zero = content.firstIndex(of: 0),
            let key = keys[MetadataText.latin1(content[..<zero])]
        else { return }
        let rest = content[(zero + 1)...]
        if chunk.holds("tEXt", at: 0) {
            draft.add(key, MetadataText.of(rest), from: .textChunks)
        } else {
            international(key, rest, into: &draft)
        }
    }

    /// Two bytes (whether and how it is compressed), its language, the translated keyword, and the text in UTF-8.
    private static func international(_ key: MetadataKey, _ rest: ArraySlice<UInt8>, into draft: inout MetadataDraft) {
        guard rest.first == 0 else { return }
        let parts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let text = String(validating: parts[2], as: UTF8.self) else { return }
        let language = MetadataText.latin1(parts[0])
        draft.add(key, text, language: language.lowercased() == "x-default" ? "" : language, from: .textChunks)
    }
}
