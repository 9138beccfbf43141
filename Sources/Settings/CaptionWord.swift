import Viewing

/// The words of the command line for what is written on pictures.
enum CaptionWord: String, Hashable, CaseIterable {
    case title
    case caption
    case date
    case name
    case full
    case auto
    case off

    /// Whether it says all by itself.
    var standsAlone: Bool { self == .auto || self == .off }
}

extension CaptionChoice {
    /// What some words of the command line choose; without any it is the usual choice.
    init(_ words: [String]) throws(UsageError) {
        let words = Set(words.compactMap(CaptionWord.init))
        if words.count > 1, let alone = words.first(where: \.standsAlone) {
            throw .badValue(
                option: Option.caption.name, value: alone.rawValue,
                expected: "\(alone.rawValue) alone, or parts without it")
        }
        if words.isEmpty || words == [.auto] {
            self = .auto
        } else if words == [.off] {
            self = .off
        } else {
            var parts = Set(words.compactMap { CaptionPart(rawValue: $0.rawValue) })
            if words.contains(.full) { parts.formUnion([.title, .caption, .date]) }
            self = .parts(parts)
        }
    }
}
