/// What the viewer wants a fetcher to bring: one address, once.
public struct FetchRequest: Hashable, Sendable {
    /// The address, as the person gave it, credentials included. It begins with `http://` or `https://`.
    public var address: [UInt8]
    /// Absolute path of the folder in which copies are kept; the fetcher makes it. Empty when nothing may be kept.
    public var cacheFolder: [UInt8]
    /// All that is kept may take so many bytes together.
    public var cacheLimit: Int
    /// A download may have so many bytes.
    public var largestDownload: Int
    /// What the copy that may be in the cache is good for.
    public var freshness: FetchFreshness
    /// How long to wait and how often to try.
    public var patience: FetchPatience

    /// The longest address, in bytes.
    public static let longestAddress = 6000
    /// The longest path of a folder, in bytes.
    public static let longestFolder = 1024

    /// A wish for what is at an address.
    public init(
        address: [UInt8], cacheFolder: [UInt8], cacheLimit: Int = 1 << 30, largestDownload: Int,
        freshness: FetchFreshness = .usual, patience: FetchPatience = FetchPatience()
    ) {
        self.address = address
        self.cacheFolder = cacheFolder
        self.cacheLimit = cacheLimit
        self.largestDownload = largestDownload
        self.freshness = freshness
        self.patience = patience
    }

    func write(to packet: inout PacketWriter) {
        packet.put(bytes: address)
        packet.put(bytes: cacheFolder)
        packet.put(UInt64(clamping: cacheLimit))
        packet.put(UInt64(clamping: largestDownload))
        packet.put(freshness.rawValue)
        patience.write(to: &packet)
    }

    init(from packet: inout PacketReader) throws(WireError) {
        address = try packet.bytes(atMost: Self.longestAddress)
        cacheFolder = try packet.bytes(atMost: Self.longestFolder)
        cacheLimit = Int(clamping: try packet.number(UInt64.self))
        largestDownload = Int(clamping: try packet.number(UInt64.self))
        guard let freshness = FetchFreshness(rawValue: try packet.number(UInt8.self)) else {
            throw .invalidField("freshness")
        }
        self.freshness = freshness
        patience = try FetchPatience(from: &packet)
    }
}
