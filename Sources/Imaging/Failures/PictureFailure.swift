public import Wire

/// Why a picture cannot be shown.
public enum PictureFailure: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The person may not read it, or not look into its folder.
    case notPermitted
    /// Its links lead in a circle.
    case linkLoop
    /// It is a folder.
    case folder
    /// It is neither file nor folder: a pipe, a device, a socket.
    case notAFile(SpecialFile)
    /// It has no content.
    case empty
    /// Opening it took longer than so many milliseconds.
    case notAnswering(milliseconds: Double)
    /// More than so many bytes came through standard input.
    case inputTooLarge(bytes: Int)
    /// The system could not open or read it, for another reason.
    case unreadable(errno: Int32)
    /// A helper said why it cannot decode it.
    case decoding(DecodeFailure)
    /// The helper died, and so did a second one.
    case crashed
    /// The helper gave no sign for so many milliseconds.
    case hung(milliseconds: Double)
    /// The helper had not made the whole picture after so many milliseconds.
    case tookTooLong(milliseconds: Double)
    /// The helper said something that cannot be.
    case nonsense(detail: String)
    /// The helper program could not be started.
    case noHelper(program: String, errno: Int32)
    /// The system had something no more.
    case noResources(Resource, errno: Int32)

    /// What is at its address could not be fetched.
    case fetching(FetchFailure)
    /// The viewer was told not to use the network.
    case networkForbidden

    /// A file that is neither a regular file nor a folder.
    public enum SpecialFile: Hashable, Sendable {
        case pipe
        case device
        case socket
    }

    /// What the system may run out of.
    public enum Resource: Hashable, Sendable {
        case memory
        case threads
        case connections
    }
}
