import Logging
import Platform
import Recording
import Settings

/// Why the viewer could not start.
enum StartError: Error {
    case platform(PlatformError)
    case control(SocketError)
    case recording(RecorderError)
    case log(LogError)

    /// For the person, in one or two sentences.
    var sentence: String {
        switch self {
        case .platform(let error): error.sentence
        case .control(let error): error.sentence
        case .recording(let error): error.sentence
        case .log(let error): error.sentence
        }
    }
}
