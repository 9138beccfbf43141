/// What a file of settings holds.
public struct ConfigurationSource: Hashable, Sendable {
    /// The file's name. Names in the file that are not absolute are taken from its folder.
    public let path: [UInt8]
    /// The folder of the person, for names that begin with `~/`; or nil.
    public let home: [UInt8]?
    /// All of it.
    public let bytes: [UInt8]

    /// What a file holds.
    public init(path: [UInt8], home: [UInt8]? = nil, bytes: [UInt8]) {
        self.path = path
        self.home = home
        self.bytes = bytes
    }
}
