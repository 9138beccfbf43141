/// A file that was moved to the trash, and where it was.
public struct TrashedFile: Hashable, Sendable {
    /// Where it was, from the root on.
    public let path: [UInt8]
    /// Where it is.
    public let place: [UInt8]
    /// The note beside it.
    public let note: [UInt8]
}
