/// What is known when content begins to come.
public struct FetchStart: Hashable, Sendable {
    /// How many bytes it will have; nil when the server does not say.
    public var length: Int?
    /// How many of them the file has already: all of them for a complete copy, some when a download that was cut is resumed.
    public var present: Int
    /// Where it comes from.
    public var origin: FetchOrigin
    /// What the server says that it is, such as "image/jpeg", in small letters and without parameters; empty when it does not say. It may be wrong.
    public var mediaType: String

    /// The longest media type, in bytes; longer ones are cut.
    public static let longestMediaType = 127

    /// A beginning.
    public init(length: Int?, present: Int = 0, origin: FetchOrigin, mediaType: String = "") {
        self.length = length
        self.present = present
        self.origin = origin
        self.mediaType = mediaType
    }

    func write(to packet: inout PacketWriter) {
        packet.put(length != nil)
        packet.put(UInt64(clamping: length ?? 0))
        packet.put(UInt64(clamping: present))
        packet.put(origin.rawValue)
        packet.put(String(decoding: mediaType.utf8.prefix(Self.longestMediaType), as: UTF8.self))
    }

    init(from packet: inout PacketReader) throws(WireError) {
        let hasLength = try packet.flag("length")
        let count = Int(clamping: try packet.number(UInt64.self))
        length = hasLength ? count : nil
        present = Int(clamping: try packet.number(UInt64.self))
        origin = try FetchOrigin(from: &packet)
        mediaType = try packet.text()
        guard present <= length ?? .max else { throw .invalidField("number of bytes") }
        guard mediaType.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .invalidField("media type") }
    }
}

extension FetchOrigin {
    init(from packet: inout PacketReader) throws(WireError) {
        guard let origin = Self(rawValue: try packet.number(UInt8.self)) else { throw .invalidField("origin") }
        self = origin
    }
}
