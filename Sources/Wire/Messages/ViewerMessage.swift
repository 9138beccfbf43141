/// What the viewer tells a helper. Some bring a descriptor.
public enum ViewerMessage: Hashable, Sendable {
    /// Open the picture behind the descriptor, which can only be read.
    case open(OpenRequest)
    /// Write the levels from this one on into the memory behind the descriptor, which can neither shrink nor grow.
    case map(firstLevel: Int)
    /// Write frames into the memory behind the descriptor, which can neither shrink nor grow and has so many slots.
    case mapFrames(slots: Int)
    /// The frame in a slot is not needed any more.
    case release(slot: Int)
    /// Go on with another frame than the next one. All slots are free but the one that is kept.
    case seek(SeekRequest)
    /// A thumbnail of the picture that is going to be opened, behind the descriptor. It may be of something else.
    case thumbnail(ThumbnailClaim)
    /// So many bytes of a file that grows are there now; whether that is all of it.
    case grown(bytes: Int, isComplete: Bool)

    /// Whether a descriptor comes with it.
    public var bringsDescriptor: Bool {
        switch self {
        case .open, .map, .mapFrames, .thumbnail: true
        case .release, .seek, .grown: false
        }
    }
}

/// A wish for another frame than the next one.
public struct SeekRequest: Hashable, Sendable {
    /// Counts up from 1; frames that are written from then on carry it.
    public var generation: Int
    /// Which frame comes next, from 1 on.
    public var frame: Int
    /// The slot whose frame is still shown.
    public var keptSlot: Int?

    /// A wish.
    public init(generation: Int, frame: Int, keptSlot: Int?) {
        self.generation = generation
        self.frame = frame
        self.keptSlot = keptSlot
    }
}

/// How a picture is wished for.
public struct OpenRequest: Hashable, Sendable {
    /// The level whose largest side reaches this many pixels is wanted before all others.
    public var largestSideFirst: Int
    /// The finest level that is wanted; 0 is the full size.
    public var firstLevel: Int
    /// What the picture may take.
    public var limits: PictureLimits
    /// Whether all frames of a moving picture are wanted, not only the first one.
    public var plays: Bool
    /// Whether the thumbnail that was sent, if it is of this picture as it is now, is to be taken for the picture.
    public var prefersThumbnail: Bool
    /// What is known of the file if somebody still writes into it; nil for one that is whole.
    public var growing: GrowingFile?

    /// A wish.
    public init(
        largestSideFirst: Int, firstLevel: Int = 0, limits: PictureLimits, plays: Bool = false,
        prefersThumbnail: Bool = false, growing: GrowingFile? = nil
    ) {
        self.growing = growing
        self.largestSideFirst = largestSideFirst
        self.firstLevel = firstLevel
        self.limits = limits
        self.plays = plays
        self.prefersThumbnail = prefersThumbnail
    }
}

extension ViewerMessage {
    private enum Number: UInt8 {
        case open = 1
        case map
        case thumbnail = 16
        case grown = 20
        case mapFrames = 32
        case release, seek
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
            packet.put(UInt64(clamping: request.limits.decoderMemory))
            packet.put(request.limits.trustsHeaders)
            packet.put(request.plays)
            packet.put(request.prefersThumbnail)
            GrowingFile.write(request.growing, to: &packet)
        case .map(let firstLevel):
            packet.put(Number.map.rawValue)
            packet.putCount(firstLevel)
        case .mapFrames(let slots):
            packet.put(Number.mapFrames.rawValue)
            packet.putCount(slots)
        case .release(let slot):
            packet.put(Number.release.rawValue)
            packet.putCount(slot)
        case .seek(let request):
            packet.put(Number.seek.rawValue)
            packet.putCount(request.generation)
            packet.putCount(request.frame)
            packet.put(request.keptSlot != nil)
            packet.putCount(request.keptSlot ?? 0)
        case .thumbnail(let claim):
            packet.put(Number.thumbnail.rawValue)
            claim.write(to: &packet)
        case .grown(let bytes, let isComplete):
            packet.put(Number.grown.rawValue)
            packet.put(UInt64(clamping: bytes))
            packet.put(isComplete)
        }
        return packet.bytes
    }

    /// Reads a packet that may hold anything.
    public init(decoding bytes: [UInt8]) throws(WireError) {
        var packet = PacketReader(bytes)
        switch try packet.messageNumber(Number.self) {
        case .open: self = .open(try OpenRequest(from: &packet))
        case .map: self = .map(firstLevel: try packet.count())
        case .mapFrames: self = .mapFrames(slots: try packet.count())
        case .release: self = .release(slot: try packet.count())
        case .seek: self = .seek(try SeekRequest(from: &packet))
        case .thumbnail: self = .thumbnail(try ThumbnailClaim(from: &packet))
        case .grown:
            let bytes = Int(clamping: try packet.number(UInt64.self))
            self = .grown(bytes: bytes, isComplete: try packet.flag("end"))
        }
        try packet.end()
    }
}

extension OpenRequest {
    fileprivate init(from packet: inout PacketReader) throws(WireError) {
        let side = try packet.count()
        let firstLevel = try packet.count()
        var limits = PictureLimits(
            maximumSide: try packet.count(), maximumPixels: Int(clamping: try packet.number(UInt64.self)),
            memoryBudget: Int(clamping: try packet.number(UInt64.self)))
        limits.decoderMemory = Int(clamping: try packet.number(UInt64.self))
        limits.trustsHeaders = try packet.flag("trust")
        let plays = try packet.flag("wish to play")
        let prefersThumbnail = try packet.flag("wish for the thumbnail")
        self.init(
            largestSideFirst: side, firstLevel: firstLevel, limits: limits, plays: plays,
            prefersThumbnail: prefersThumbnail,
            growing: try GrowingFile.read(from: &packet))
    }
}

extension SeekRequest {
    fileprivate init(from packet: inout PacketReader) throws(WireError) {
        let generation = try packet.count()
        let frame = try packet.count()
        let keepsSlot = try packet.flag("kept slot")
        let slot = try packet.count()
        self.init(generation: generation, frame: frame, keptSlot: keepsSlot ? slot : nil)
    }
}
