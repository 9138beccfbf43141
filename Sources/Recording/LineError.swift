public import JSONText

/// Why a line means nothing.
public enum LineError: Error, Hashable, Sendable {
    case notJSON(JSONError)
    case notAnObject
    case tooLong(LineTooLong)
    case field(FieldError)
    /// No field says what happened.
    case withoutEvent
    /// A header anywhere but in the first line.
    case headerAfterStart
    /// The first line is no header, and nothing else says how large the view is.
    case withoutView
    /// A recording of another version.
    case unknownVersion(Double)
    /// Zoom options of a header that cannot work together.
    case header(String)

    /// What is wrong, for a person, without a full stop.
    public var sentence: String {
        switch self {
        case .notJSON(let error): error.sentence
        case .notAnObject: "a line must be a JSON object"
        case .tooLong(let error): error.sentence
        case .field(let error): error.sentence
        case .withoutEvent:
            "nothing says what happened; one of \(InputLine.kinds.joined(separator: ", ")) is needed"
        case .headerAfterStart: "the header of a recording must be the first line"
        case .withoutView: "this is no header of a recording, so --picture WxH and --view WxH are needed"
        case .unknownVersion(let version):
            "recordings of version \(JSONValue.number(version).text) are not known; this program reads version 1"
        case .header(let problem): problem
        }
    }
}
