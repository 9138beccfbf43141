/// The languages that the program speaks, each by its code in ISO 639-1.
public enum Language: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case japanese = "ja"
    case chinese = "zh"
    case arabic = "ar"

    /// The code: "de".
    public var code: String { rawValue }

    /// The code of each, in the order in which they are offered.
    public static let codes = allCases.map(\.code)

    /// What those who speak it call it.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .french: "Français"
        case .spanish: "Español"
        case .japanese: "日本語"
        case .chinese: "简体中文"
        case .arabic: "العربية"
        }
    }

    /// Whether it is read from the right.
    public var isRightToLeft: Bool { self == .arabic }

    /// What chooses between forms of one character that languages write differently: Chinese is the simplified one.
    public var tag: String { self == .chinese ? "zh-cn" : code }

    /// How its numbers are written.
    public var numbers: NumberStyle {
        switch self {
        case .english, .japanese, .chinese, .arabic: NumberStyle(decimalSeparator: ".", groupSeparator: ",")
        case .german: NumberStyle(decimalSeparator: ",", groupSeparator: ".")
        // A narrow space that does not break.
        case .french: NumberStyle(decimalSeparator: ",", groupSeparator: "\u{202F}")
        // Four digits stay together.
        case .spanish: NumberStyle(decimalSeparator: ",", groupSeparator: ".", fewestGrouped: 5)
        }
    }
}
