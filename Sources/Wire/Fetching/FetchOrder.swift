/// What the viewer tells a fetcher. No order brings a descriptor.
public enum FetchOrder: Hashable, Sendable {
    /// The first one and the only one of its kind: what to fetch.
    case fetch(FetchRequest)
    /// Do not wait any longer before the next try. Of no effect while the fetcher does not wait.
    case tryNow
}

extension FetchOrder {
    private enum Number: UInt8 {
        case fetch = 64
        case tryNow
    }

    /// The packet that says it.
    public func encoded() -> [UInt8] {
        var packet = PacketWriter()
        switch self {
        case .fetch(let request):
            packet.put(Number.fetch.rawValue)
            request.write(to: &packet)
        case .tryNow: packet.put(Number.tryNow.rawValue)
        }
        return packet.bytes
    }

    /// Reads a packet that may hold anything.
    public init(decoding bytes: [UInt8]) throws(WireError) {
        var packet = PacketReader(bytes)
        switch try packet.messageNumber(Number.self) {
        case .fetch: self = .fetch(try FetchRequest(from: &packet))
        case .tryNow: self = .tryNow
        }
        try packet.end()
    }
}
