/// What the viewer tells a helper. Each of them brings one descriptor.
public enum ViewerMessage: Hashable, Sendable {
    /// Open the picture behind the descriptor, which can only be read.
    case open(OpenRequest)
    /// Write the levels from this one on into the memory behind the descriptor, which can neither shrink nor grow.
    case map(firstLevel: Int)
    /// A thumbnail of the picture that is going to be opened, behind the descriptor. It may be of something else.
    case thumbnail(ThumbnailClaim)
}

/// How a picture is wished for.
public struct OpenRequest: Hashable, Sendable {
    /// The level whose largest side reaches this many pixels is wanted before all others.
    public var largestSideFirst: Int
    /// The finest level that is wanted; 0 is the full size.
    public var firstLevel: Int
    /// What the picture may take.
    public var limits: PictureLimits

    /// A wish.
    public init(largestSideFirst: Int, firstLevel: Int = 0, limits: PictureLimits) {
        self.largestSideFirst = largestSideFirst
        self.firstLevel = firstLevel
        self.limits = limits
    }
}

extension ViewerMessage {
    private enum Number: UInt8 {
        case open = 1
        case map
        case thumbnail = 16
    }

    /// The packet that says it.
    public func encoded() -> [UInt8] {
        var packet = PacketWriter()
        switch self {
        case .open(let request):
            packet.put(Number.open.rawValue)
            packet.putCount(request.largestSideFirst)
            packet.putCount(request.firstLevel)
            packet.putCount(request.limits.maximumSide)
            packet.put(UInt64(clamping: request.limits.maximumPixels))
            packet.put(UInt64(clamping: request.limits.memoryBudget))
        case .map(let firstLevel):
            packet.put(Number.map.rawValue)
            packet.putCount(firstLevel)
        case .thumbnail(let claim):
            packet.put(Number.thumbnail.rawValue)
            claim.write(to: &packet)
        }
        return packet.bytes
    }

    /// Reads a packet that may hold anything.
    public init(decoding bytes: [UInt8]) throws(WireError) {
        var packet = PacketReader(bytes)
        let raw = try packet.number(UInt8.self)
        guard let number = Number(rawValue: raw) else { throw .unknownMessage(raw) }
        switch number {
        case .open:
            let side = try packet.count()
            let firstLevel = try packet.count()
            let limits = PictureLimits(
                maximumSide: try packet.count(), maximumPixels: Int(clamping: try packet.number(UInt64.self)),
                memoryBudget: Int(clamping: try packet.number(UInt64.self)))
            self = .open(OpenRequest(largestSideFirst: side, firstLevel: firstLevel, limits: limits))
        case .map:
            self = .map(firstLevel: try packet.count())
        case .thumbnail:
            self = .thumbnail(try ThumbnailClaim(from: &packet))
        }
        try packet.end()
    }
}
