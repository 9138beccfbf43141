public import Geometry

/// A helper process that is running now.
public struct HelperStatus: Hashable, Sendable {
    /// Its process number.
    public let processID: Int32
    /// The program's name.
    public let program: String
    /// The opening that it serves; nil for the spare one.
    public let picture: PictureID?
    /// Its resident memory in bytes, shared pixels included; 0 when it cannot be told.
    public let residentBytes: Int
}
