/// A protection that a helper wanted and does not have.
public struct ProtectionRefusal: Hashable, Sendable {
    /// Which one.
    public let protection: Protections
    /// What the system said; 0 when the helper was told to do without.
    public let errno: Int32

    /// A protection that is missing.
    public init(_ protection: Protections, errno: Int32) {
        self.protection = protection
        self.errno = errno
    }

    /// There is a bit for each protection, so there are no more.
    private static let most = 32

    static func write(_ refusals: [Self], to packet: inout PacketWriter) {
        let refusals = refusals.prefix(most)
        packet.put(UInt8(refusals.count))
        for refusal in refusals {
            packet.put(refusal.protection.rawValue)
            packet.put(UInt32(bitPattern: refusal.errno))
        }
    }

    static func list(from packet: inout PacketReader) throws(WireError) -> [Self] {
        let count = Int(try packet.number(UInt8.self))
        guard count <= most else { throw .invalidField("number of refusals") }
        var refusals: [Self] = []
        for _ in 0..<count {
            let protection = Protections(rawValue: try packet.number(UInt32.self))
            refusals.append(Self(protection, errno: Int32(bitPattern: try packet.number(UInt32.self))))
        }
        return refusals
    }
}
