/// What a fetcher tells the viewer: `ready` once; then any number of `started`, `received` and `waiting`; at last `done` or `failed`.
///
/// When `done` is told, what has come is kept already, if it may be. After `done` and `failed` the fetcher tidies up the cache and exits by itself;
/// killing it at any moment does no harm.
public enum FetchMessage: Hashable, Sendable {
    /// It has read its order and locked itself up. Of what the system refused it says why.
    case ready(Protections, refusals: [ProtectionRefusal] = [])
    /// The content begins to come. The only message that brings a descriptor: the file, which can only be read, and which grows until `done`.
    /// When it comes again, with another descriptor, the content had to begin anew: what came before belongs to something else.
    case started(FetchStart)
    /// The file of the last `started` has so many bytes now. Told in steps that suit a display, not for each piece.
    case received(Int)
    /// A try failed, for a reason that may pass. What has come stays; the next try goes on from there when the server can.
    case waiting(FetchWait)
    /// All has come; the file does not change any more.
    case done(FetchEnd)
    /// There will be nothing, or no more than has come.
    case failed(FetchFailure)
    /// Everything goes on, but nothing can be kept: what the system said about the cache's folder. Comes at most once, after `ready`.
    case cacheUnusable(errno: Int32)

    /// Whether a descriptor comes with it.
    public var bringsDescriptor: Bool {
        if case .started = self { true } else { false }
    }
}

extension FetchMessage {
    private enum Number: UInt8 {
        case ready = 96
        case started, received, waiting, done, failed, cacheUnusable
    }

    /// The packet that says it.
    public func encoded() -> [UInt8] {
        var packet = PacketWriter()
        switch self {
        case .ready(let protections, let refusals):
            packet.put(Number.ready.rawValue)
            packet.put(protections.rawValue)
            ProtectionRefusal.write(refusals, to: &packet)
        case .started(let start):
            packet.put(Number.started.rawValue)
            start.write(to: &packet)
        case .received(let count):
            packet.put(Number.received.rawValue)
            packet.put(UInt64(clamping: count))
        case .waiting(let wait):
            packet.put(Number.waiting.rawValue)
            wait.write(to: &packet)
        case .done(let end):
            packet.put(Number.done.rawValue)
            end.write(to: &packet)
        case .failed(let failure):
            packet.put(Number.failed.rawValue)
            failure.write(to: &packet)
        case .cacheUnusable(let errno):
            packet.put(Number.cacheUnusable.rawValue)
            packet.put(UInt32(bitPattern: errno))
        }
        return packet.bytes
    }

    /// Reads a packet that may hold anything.
    public init(decoding bytes: [UInt8]) throws(WireError) {
        var packet = PacketReader(bytes)
        switch try packet.messageNumber(Number.self) {
        case .ready:
            let protections = Protections(rawValue: try packet.number(UInt32.self))
            self = .ready(protections, refusals: try ProtectionRefusal.list(from: &packet))
        case .started: self = .started(try FetchStart(from: &packet))
        case .received: self = .received(Int(clamping: try packet.number(UInt64.self)))
        case .waiting: self = .waiting(try FetchWait(from: &packet))
        case .done: self = .done(try FetchEnd(from: &packet))
        case .failed: self = .failed(try FetchFailure(from: &packet))
        case .cacheUnusable: self = .cacheUnusable(errno: Int32(bitPattern: try packet.number(UInt32.self)))
        }
        try packet.end()
    }
}
