public import JSONText

extension Option {
    /// What holds without an option.
    public enum Standard: Hashable, Sendable {
        /// Just that it is not there.
        case nothing
        /// The same as with this text.
        case text(String)
        /// The same as with this number.
        case number(Double)
        /// What no value says, in words: "what the screen says".
        case asFound(String)

        /// For "default: ...".
        var words: String? {
            switch self {
            case .nothing: nil
            case .number(let number): JSONValue.number(number).text
            case .text(let words), .asFound(let words): words
            }
        }
    }

    /// What would stand in the settings for what holds without it.
    public var usualSetting: JSONValue {
        switch standard {
        case .text(let text):
            if case .words = kind {
                .array(text.split(separator: ",").map { .string(String($0)) })
            } else {
                .string(text)
            }
        case .number(let number): .number(number)
        case .nothing, .asFound: kind == .flag ? false : .null
        }
    }
}
