/// A file in a folder, as its folder's listing tells it.
public struct AlbumItem: Hashable, Sendable {
    /// The path, byte for byte, beginning with the name of the folder as it was given.
    public var path: [UInt8]
    /// When it was changed last, in nanoseconds; 0 when the order does not ask for it.
    public var modified: Int64
    /// Its size in bytes; 0 when the order does not ask for it.
    public var byteCount: Int64

    /// A file.
    public init(path: [UInt8], modified: Int64 = 0, byteCount: Int64 = 0) {
        self.path = path
        self.modified = modified
        self.byteCount = byteCount
    }
}
