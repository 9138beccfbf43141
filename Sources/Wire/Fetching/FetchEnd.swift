/// What is known when all content has come.
public struct FetchEnd: Hashable, Sendable {
    /// How many bytes the file has.
    public var length: Int
    /// Where the content came from.
    public var origin: FetchOrigin

    /// An end.
    public init(length: Int, origin: FetchOrigin) {
        self.length = length
        self.origin = origin
    }

    func write(to packet: inout PacketWriter) {
        packet.put(UInt64(clamping: length))
        packet.put(origin.rawValue)
    }

    init(from packet: inout PacketReader) throws(WireError) {
        length = Int(clamping: try packet.number(UInt64.self))
        origin = try FetchOrigin(from: &packet)
    }
}
