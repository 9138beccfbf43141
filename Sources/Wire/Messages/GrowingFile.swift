/// What is known of a file into which somebody still writes, from its start to its end, when it is opened.
public struct GrowingFile: Hashable, Sendable {
    /// The bytes that are there: these will not change any more.
    public var received: Int
    /// How many there will be, as its sender said; nil when that is not known.
    public var expected: Int?

    /// A file of which so many bytes are there.
    public init(received: Int, expected: Int?) {
        self.received = received
        self.expected = expected
    }

    static func write(_ file: GrowingFile?, to packet: inout PacketWriter) {
        packet.put(file != nil)
        packet.put(UInt64(clamping: file?.received ?? 0))
        packet.put(file?.expected != nil)
        packet.put(UInt64(clamping: file?.expected ?? 0))
    }

    static func read(from packet: inout PacketReader) throws(WireError) -> GrowingFile? {
        let grows = try packet.flag("growth")
        let received = Int(clamping: try packet.number(UInt64.self))
        let isExpected = try packet.flag("length")
        let expected = Int(clamping: try packet.number(UInt64.self))
        return grows ? GrowingFile(received: received, expected: isExpected ? expected : nil) : nil
    }
}
