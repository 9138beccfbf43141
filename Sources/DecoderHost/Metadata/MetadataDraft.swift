package import Wire

/// What the metadata of a picture say, while they are read. They are read in the order of trust: what has been said of something by one block of
/// data is not said again by a later one.
package struct MetadataDraft {
    /// A block of data, the most trusted first.
    package enum Source: Int {
        case xmp
        case iptc
        case exif
        case textChunks
        case pixels
    }

    private var sources: [MetadataKey: Source] = [:]
    /// What was said, in its order.
    package private(set) var items: [MetadataItem] = []

    /// A text in more languages than this is that of somebody who counts them.
    private static let mostLanguages = 16

    /// Nothing.
    package init() {}

    /// Takes a text, made one line of.
    package mutating func add(_ key: MetadataKey, _ text: String, language: String = "", from source: Source) {
        let line = MetadataText.line(text)
        guard !line.isEmpty, let item = MetadataItem(key, line, language: language) else { return }
        add(item, from: source)
    }

    /// Takes a number.
    package mutating func add(_ key: MetadataKey, _ number: Double?, from source: Source) {
        guard let number, let item = MetadataItem(key, number) else { return }
        add(item, from: source)
    }

    private mutating func add(_ item: MetadataItem, from source: Source) {
        let known = sources[item.key]
        guard known == nil || known == source, items.count < MetadataItem.most else { return }
        if known != nil, !isAnotherLanguage(item) { return }
        sources[item.key] = source
        items.append(item)
    }

    /// Whether something is said of a thing in a language in which it has not been said.
    private func isAnotherLanguage(_ item: MetadataItem) -> Bool {
        let same = items.filter { $0.key == item.key }
        guard case .text(_, let language) = item.value, same.count < Self.mostLanguages else { return false }
        return same.allSatisfy { if case .text(_, let other) = $0.value { other != language } else { false } }
    }
}
