public import JSONText
import Viewing

/// Why the settings in a file cannot be followed.
public struct ConfigurationError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Problem: Error, Hashable, Sendable {
        /// The file is there, or was asked for, and cannot be read; in the system's words.
        case unreadable(String)
        /// Longer than any file of settings.
        case tooLong(limit: Int)
        /// No JSON, even with comments and trailing commas.
        case noJSON(JSONError.Reason)
        /// JSON, but no object.
        case noObject
        /// A key that nothing is set by.
        case unknownKey(String, nearest: String?, known: [String])
        /// An option that can only stand on the command line.
        case commandLineOnly(String)
        /// A value that is not allowed.
        case badValue(key: String, value: String, expected: String)
        /// No key of a keyboard.
        case unknownStroke(String)
        /// A key of a keyboard, or a gesture, that is bound to what is no action.
        case unknownAction(key: String, value: String, nearest: String?, known: [String])
        /// Two keys that cannot stand together.
        case contradiction(String, String)
        /// What the settings say together cannot be followed.
        case refused(String)
    }

    /// What is wrong.
    public let problem: Problem
    /// Where.
    public let place: SettingPlace

    /// The file, the line, the column, and one sentence.
    public var sentence: String { "\(place.words): \(explanation)" }

    private var explanation: String {
        switch problem {
        case .unreadable(let reason): "the settings cannot be read: \(reason)."
        case .tooLong(let limit): "the file is longer than \(limit) bytes; it cannot be one of settings."
        case .noJSON(let reason): "\(JSONError(reason, at: 0).problem)."
        case .noObject: "the settings must stand in braces: { \"fullscreen\": true }."
        case .unknownKey(let key, let nearest?, _): "\"\(key)\" is no setting; did you mean \"\(nearest)\"?"
        case .unknownKey(let key, nil, let known):
            "\"\(key)\" is no setting; there are \(known.joined(separator: ", "))."
        case .commandLineOnly(let key): "--\(key) makes sense on the command line only."
        case .badValue(let key, let value, let expected): "\"\(key)\" must be \(expected), not \(value)."
        case .unknownStroke(let name):
            "\"\(name)\" is no key; a key is \(KeyStroke.description)."
        case .unknownAction(let key, let value, let nearest?, _):
            "\"\(key)\" cannot do \(value); did you mean \"\(nearest)\"?"
        case .unknownAction(let key, let value, nil, let known):
            "\"\(key)\" cannot do \(value); it can do \(known.joined(separator: ", ")), or null for nothing."
        case .contradiction(let first, let second): "\"\(first)\" and \"\(second)\" contradict each other."
        case .refused(let sentence): sentence
        }
    }
}
