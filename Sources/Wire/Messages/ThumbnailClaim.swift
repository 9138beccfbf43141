/// Of what a thumbnail must be, to stand for a picture: what the desktop wrote into it must be this.
public struct ThumbnailClaim: Hashable, Sendable {
    /// The address of the picture, as `file:///...`.
    public var uri: String
    /// When the picture was changed last, in seconds since 1970.
    public var modified: Int64

    /// A claim to be checked.
    public init(uri: String, modified: Int64) {
        self.uri = uri
        self.modified = modified
    }

    func write(to packet: inout PacketWriter) {
        packet.put(UInt64(bitPattern: modified))
        packet.put(uri)
    }

    init(from packet: inout PacketReader) throws(WireError) {
        modified = Int64(bitPattern: try packet.number(UInt64.self))
        uri = try packet.text()
    }
}
