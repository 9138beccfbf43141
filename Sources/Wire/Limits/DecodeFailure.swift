public import Geometry

/// Why a helper could not make a picture of a file.
public enum DecodeFailure: Error, Hashable, Sendable {
    /// The file holds something else; a few words say what, such as "a text".
    case notAPicture(seemsToBe: String)
    /// It is a picture of a kind that no codec here reads.
    case unsupported(format: String)
    /// The file is broken; in the words of whoever noticed it.
    case damaged(detail: String)
    /// It is larger than a limit allows.
    case tooLarge(SizeLimit, PixelSize)
    /// Decoding would have needed more memory than a helper may have.
    case outOfMemory
    /// The system could not read the file.
    case unreadable(errno: Int32)
    /// The helper itself is at fault, for instance because its memory could not be mapped.
    case helperFault(detail: String)
}
