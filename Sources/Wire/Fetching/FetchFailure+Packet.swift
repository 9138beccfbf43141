extension FetchFailure {
    private static let plain: [Self] = [
        .badAddress, .offline, .notCached, .hostNotFound, .refused, .connectionTimedOut, .stalled, .cut, .proxy,
        .badCertificate, .encryption, .badAnswer, .tooManyRedirects, .insecureRedirect, .badRedirect, .outgrown,
        .unreachableNumber, .notAccepted,
    ]

    private enum Number {
        static let status: UInt8 = 64
        static let tooLarge: UInt8 = 65
        static let storage: UInt8 = 66
        static let helperFault: UInt8 = 67
        static let elsewhere: UInt8 = 68
    }

    func write(to packet: inout PacketWriter) {
        switch self {
        case .status(let status):
            packet.put(Number.status)
            packet.put(UInt16(clamping: status))
        case .tooLarge(let limit):
            packet.put(Number.tooLarge)
            packet.put(UInt64(clamping: limit))
        case .storage(let errno):
            packet.put(Number.storage)
            packet.put(UInt32(bitPattern: errno))
        case .helperFault(let detail):
            packet.put(Number.helperFault)
            packet.put(detail)
        case .elsewhere(let host, let cause):
            packet.put(Number.elsewhere)
            packet.put(host)
            cause.write(to: &packet)
        default:
            packet.put(UInt8(Self.plain.firstIndex(of: self) ?? 0))
        }
    }

    init(from packet: inout PacketReader) throws(WireError) { try self.init(from: &packet, mayBeElsewhere: true) }

    private init(from packet: inout PacketReader, mayBeElsewhere: Bool) throws(WireError) {
        let number = try packet.number(UInt8.self)
        guard mayBeElsewhere || number != Number.elsewhere else { throw .invalidField("failure") }
        switch number {
        case Number.status: self = .status(Int(try packet.number(UInt16.self)))
        case Number.tooLarge: self = .tooLarge(limit: Int(clamping: try packet.number(UInt64.self)))
        case Number.storage: self = .storage(errno: Int32(bitPattern: try packet.number(UInt32.self)))
        case Number.helperFault: self = .helperFault(detail: try packet.text())
        case Number.elsewhere:
            let host = try packet.text()
            let cause = try Self(from: &packet, mayBeElsewhere: false)
            self = .elsewhere(host: host, cause)
        default:
            guard Int(number) < Self.plain.count else { throw .invalidField("failure") }
            self = Self.plain[Int(number)]
        }
    }
}
