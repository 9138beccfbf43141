internal import Geometry

extension DecodeFailure {
    private enum Number: UInt8 {
        case notAPicture = 1
        case unsupported, damaged, tooLarge, outOfMemory, unreadable, helperFault
    }

    func write(to packet: inout PacketWriter) {
        switch self {
        case .notAPicture(let seemsToBe): Self.write(.notAPicture, seemsToBe, to: &packet)
        case .unsupported(let format): Self.write(.unsupported, format, to: &packet)
        case .damaged(let detail): Self.write(.damaged, detail, to: &packet)
        case .helperFault(let detail): Self.write(.helperFault, detail, to: &packet)
        case .outOfMemory: packet.put(Number.outOfMemory.rawValue)
        case .unreadable(let errno):
            packet.put(Number.unreadable.rawValue)
            packet.put(UInt32(bitPattern: errno))
        case .tooLarge(let limit, let size):
            packet.put(Number.tooLarge.rawValue)
            limit.write(to: &packet)
            packet.putCount(size.width)
            packet.putCount(size.height)
        }
    }

    init(from packet: inout PacketReader) throws(WireError) {
        guard let number = Number(rawValue: try packet.number(UInt8.self)) else { throw .invalidField("failure") }
        switch number {
        case .notAPicture: self = .notAPicture(seemsToBe: try packet.text())
        case .unsupported: self = .unsupported(format: try packet.text())
        case .damaged: self = .damaged(detail: try packet.text())
        case .helperFault: self = .helperFault(detail: try packet.text())
        case .outOfMemory: self = .outOfMemory
        case .unreadable: self = .unreadable(errno: Int32(bitPattern: try packet.number(UInt32.self)))
        case .tooLarge:
            let limit = try SizeLimit(from: &packet)
            self = .tooLarge(limit, PixelSize(width: try packet.count(), height: try packet.count()))
        }
    }

    private static func write(_ number: Number, _ text: String, to packet: inout PacketWriter) {
        packet.put(number.rawValue)
        packet.put(text)
    }
}

extension SizeLimit {
    fileprivate func write(to packet: inout PacketWriter) {
        let (number, value): (UInt8, Int) =
            switch self {
            case .side(let value): (1, value)
            case .pixels(let value): (2, value)
            case .fileSize(let value): (3, value)
            case .memory(let value): (4, value)
            }
        packet.put(number)
        packet.put(UInt64(clamping: value))
    }

    fileprivate init(from packet: inout PacketReader) throws(WireError) {
        let number = try packet.number(UInt8.self)
        let value = Int(clamping: try packet.number(UInt64.self))
        switch number {
        case 1: self = .side(value)
        case 2: self = .pixels(value)
        case 3: self = .fileSize(value)
        case 4: self = .memory(value)
        default: throw .invalidField("limit")
        }
    }
}
