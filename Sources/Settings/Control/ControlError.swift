public import JSONText

/// Why a request cannot be understood.
public enum ControlError: Error, Hashable, Sendable {
    case notJSON(JSONError)
    case notAnObject
    case tooLong(LineTooLong)
    case unknownCommand(String)
    case field(FieldError)
    /// `open` without a target, or with several.
    case notOneTarget

    /// One sentence without a full stop, for the answer.
    public var sentence: String {
        switch self {
        case .notJSON(let error): error.sentence
        case .notAnObject: "a request must be a JSON object with \"do\""
        case .tooLong(let error): error.sentence
        case .unknownCommand(let name):
            "\"\(name)\" is no command; did you mean one of \(ControlCommand.names.joined(separator: ", "))?"
        case .field(let error): error.sentence
        case .notOneTarget:
            "\"open\" needs exactly one of \"path\", \"pathBytes\", \"url\", \"paths\" and \"pathsBytes\""
        }
    }
}
