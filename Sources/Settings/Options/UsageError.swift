public import Navigation

/// Why a command line cannot be followed.
public enum UsageError: Error, Hashable, Sendable {
    case unknownOption(String, nearest: String?)
    case missingValue(option: String, placeholder: String)
    case badValue(option: String, value: String, expected: String)
    case zoom(ZoomOptionsError)
    /// An argument that is no option where only options are taken.
    case unexpectedArgument(String)
    /// Something in a file of settings.
    case configuration(ConfigurationError)
    /// Anything else, as a sentence without a full stop.
    case other(String)

    /// One sentence for the person.
    public var sentence: String {
        switch self {
        case .unknownOption(let name, let nearest):
            nearest.map { "\(name) is no option; did you mean \($0)?" } ?? "\(name) is no option; try --help."
        case .missingValue(let option, let placeholder): "--\(option) needs a value: --\(option) \(placeholder)."
        case .badValue(let option, let value, let expected): "--\(option) must be \(expected), not \"\(value)\"."
        case .zoom(let error): error.sentence
        case .unexpectedArgument(let argument): "\"\(argument)\" is not understood here; try --help."
        case .configuration(let error): error.sentence
        case .other(let sentence): "\(sentence)."
        }
    }
}
