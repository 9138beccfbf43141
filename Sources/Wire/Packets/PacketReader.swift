/// Takes the fields of a message out of bytes that may be anything. It never traps: each read is checked.
struct PacketReader {
    private let bytes: [UInt8]
    private var position = 0

    /// Reads from the first byte on.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next number, least significant byte first.
    mutating func number<Number: FixedWidthInteger & UnsignedInteger>(_: Number.Type) throws(WireError) -> Number {
        let width = Number.bitWidth / 8
        guard bytes.count - position >= width else { throw .tooShort }
        var value: Number = 0
        for index in 0..<width { value |= Number(bytes[position + index]) << Number(8 * index) }
        position += width
        return value
    }

    /// The number with which a message begins, as that of a kind of message.
    mutating func messageNumber<Kind: RawRepresentable<UInt8>>(_: Kind.Type) throws(WireError) -> Kind {
        let raw = try number(UInt8.self)
        guard let kind = Kind(rawValue: raw) else { throw .unknownMessage(raw) }
        return kind
    }

    /// The next 32-bit count.
    mutating func count() throws(WireError) -> Int { Int(try number(UInt32.self)) }

    /// The next byte as a flag; only 0 and 1 are one.
    mutating func flag(_ name: String) throws(WireError) -> Bool {
        switch try number(UInt8.self) {
        case 0: return false
        case 1: return true
        default: throw .invalidField(name)
        }
    }

    /// The next text. Bytes that are no UTF-8 are replaced, so a text is always one.
    mutating func text() throws(WireError) -> String {
        let length = Int(try number(UInt16.self))
        guard length <= Packet.mostTextBytes else { throw .tooLong }
        guard bytes.count - position >= length else { throw .tooShort }
        defer { position += length }
        return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }

    /// The next bytes that need be no text.
    mutating func bytes(atMost most: Int) throws(WireError) -> [UInt8] {
        let length = Int(try number(UInt16.self))
        guard length <= most else { throw .tooLong }
        guard bytes.count - position >= length else { throw .tooShort }
        defer { position += length }
        return Array(bytes[position..<position + length])
    }

    /// Throws when something is left.
    func end() throws(WireError) {
        guard position == bytes.count else { throw .tooLong }
    }
}
