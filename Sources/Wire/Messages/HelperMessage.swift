/// What a helper tells the viewer.
public enum HelperMessage: Hashable, Sendable {
    /// It has set itself up and waits for a picture. Of what the system refused it says why.
    case ready(Protections, refusals: [ProtectionRefusal] = [])
    /// It knows the picture's size; memory is needed next.
    case opened(OpenedPicture)
    /// Rows of a level are written and will not change within this pass.
    case rows(RowsWritten)
    /// It is alive, and so far through its input (0...1); nil when that cannot be told.
    case progress(Double?)
    /// It cannot go on until there are more than so many bytes of a file that grows.
    case starved(bytes: Int)
    /// Something that the person might want to know has turned up while decoding.
    case noticed(PictureNotices)
    /// Some of what the file says about the picture beside its pixels; the rest follows, if there is one.
    case metadata(MetadataPart)
    /// The picture moves, and its first frame is written. If it is to be played, memory for the other frames is needed next.
    case animated(AnimationFacts)
    /// A frame is written.
    case frame(FrameWritten)
    /// Only so many frames can be read after all, at least one; they are played.
    case shortened(frames: Int)
    /// All rows of all levels are written; of a moving picture that is played, all frames. The helper exits.
    case done
    /// There will be no picture, or not all of it. The helper exits.
    case failed(DecodeFailure)
}

extension HelperMessage {
    private enum Number: UInt8 {
        case ready = 1
        case opened, rows, progress, done, failed, noticed
        case starved = 20
        case animated = 32
        case frame, shortened
        case metadata = 48
    }

    /// The packet that says it.
    public func encoded() -> [UInt8] {
        var packet = PacketWriter()
        switch self {
        case .ready(let protections, let refusals):
            packet.put(Number.ready.rawValue)
            packet.put(protections.rawValue)
            ProtectionRefusal.write(refusals, to: &packet)
        case .opened(let picture):
            packet.put(Number.opened.rawValue)
            picture.write(to: &packet)
        case .rows(let rows):
            packet.put(Number.rows.rawValue)
            rows.write(to: &packet)
        case .progress(let fraction):
            packet.put(Number.progress.rawValue)
            packet.put(fraction != nil)
            packet.put((fraction ?? 0).bitPattern)
        case .starved(let bytes):
            packet.put(Number.starved.rawValue)
            packet.put(UInt64(clamping: bytes))
        case .noticed(let notices):
            packet.put(Number.noticed.rawValue)
            packet.put(notices.rawValue)
        case .metadata(let part):
            packet.put(Number.metadata.rawValue)
            part.write(to: &packet)
        case .animated(let facts):
            packet.put(Number.animated.rawValue)
            facts.write(to: &packet)
        case .frame(let frame):
            packet.put(Number.frame.rawValue)
            frame.write(to: &packet)
        case .shortened(let frames):
            packet.put(Number.shortened.rawValue)
            packet.putCount(frames)
        case .done:
            packet.put(Number.done.rawValue)
        case .failed(let failure):
            packet.put(Number.failed.rawValue)
            failure.write(to: &packet)
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
        case .opened: self = .opened(try OpenedPicture(from: &packet))
        case .rows: self = .rows(try RowsWritten(from: &packet))
        case .progress: self = .progress(try Self.fraction(from: &packet))
        case .starved: self = .starved(bytes: Int(clamping: try packet.number(UInt64.self)))
        case .noticed: self = .noticed(PictureNotices(rawValue: try packet.number(UInt32.self)))
        case .metadata: self = .metadata(try MetadataPart(from: &packet))
        case .animated: self = .animated(try AnimationFacts(from: &packet))
        case .frame: self = .frame(try FrameWritten(from: &packet))
        case .shortened: self = .shortened(frames: try packet.count())
        case .done: self = .done
        case .failed: self = .failed(try DecodeFailure(from: &packet))
        }
        try packet.end()
    }

    private static func fraction(from packet: inout PacketReader) throws(WireError) -> Double? {
        let isKnown = try packet.flag("progress")
        let fraction = Double(bitPattern: try packet.number(UInt64.self))
        // A comparison with a number that is none is false, so this refuses those too.
        guard fraction >= 0, fraction <= 1 else { throw .invalidField("progress") }
        return isKnown ? fraction : nil
    }
}
