/// Some of what a picture's metadata say: as many things as a packet holds.
public struct MetadataPart: Hashable, Sendable {
    /// The things, in the order in which the file has them.
    public let items: [MetadataItem]
    /// Whether no more come.
    public let isLast: Bool

    private static let headerBytes = 3

    /// Some things.
    public init(_ items: [MetadataItem], isLast: Bool) {
        self.items = items
        self.isLast = isLast
    }

    /// All things, or as many as are allowed, in as few parts as will do; at least one, so that it is said that there is nothing.
    public static func parts(of items: [MetadataItem]) -> [MetadataPart] {
        var parts: [[MetadataItem]] = [[]]
        var room = Packet.mostBytes - headerBytes
        for item in items.prefix(MetadataItem.most) {
            var packet = PacketWriter()
            item.write(to: &packet)
            if packet.bytes.count > room {
                parts.append([])
                room = Packet.mostBytes - headerBytes
            }
            parts[parts.count - 1].append(item)
            room -= packet.bytes.count
        }
        return parts.enumerated().map { MetadataPart($0.element, isLast: $0.offset == parts.count - 1) }
    }

    func write(to packet: inout PacketWriter) {
        packet.put(isLast)
        packet.put(UInt8(clamping: items.count))
        for item in items.prefix(Int(UInt8.max)) { item.write(to: &packet) }
    }

    init(from packet: inout PacketReader) throws(WireError) {
        isLast = try packet.flag("end of the metadata")
        let count = Int(try packet.number(UInt8.self))
        guard count <= MetadataItem.most else { throw .invalidField("number of metadata") }
        var items: [MetadataItem] = []
        for _ in 0..<count { items.append(try MetadataItem(from: &packet)) }
        self.items = items
    }
}
