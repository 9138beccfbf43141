/// The names of the files in the cache: 32 digits made of what a copy is kept under, and what kind of file it is.
public struct CopyName: Hashable, Sendable {
    /// The digits.
    public let digits: String

    /// The name of what is kept under a key.
    public init(key: String) {
        let bytes = Array(key.utf8)
        digits = Self.hex(Self.number(bytes)) + Self.hex(Self.number(bytes, start: 0x6C62_272E_07BB_0142))
    }

    /// The record of a complete copy.
    public var record: String { digits + ".copy" }
    /// The record of a part of a copy.
    public var part: String { digits + ".part" }
    /// A file with content; several may be there for a moment.
    public func content(_ salt: UInt64) -> String { "\(digits)-\(Self.hex(salt)).data" }
    /// A record that is being written.
    public func draft(_ salt: UInt64) -> String { "\(digits)-\(Self.hex(salt)).new" }

    /// What kind of file of the cache has a name.
    public enum Kind: Hashable, Sendable {
        case record, part, content, draft
    }

    /// What a name says; nil when it is none of the cache's.
    public static func kind(of name: String) -> (kind: Kind, digits: String)? {
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 2, let suffix = String(parts[1]) else { return nil }
        let halves = parts[0].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let digits = halves.first, isHex(digits, 32), let text = String(digits) else { return nil }
        switch (suffix, halves.count) {
        case ("copy", 1): return (.record, text)
        case ("part", 1): return (.part, text)
        case ("data", 2): return isHex(halves[1], 16) ? (.content, text) : nil
        case ("new", 2): return isHex(halves[1], 16) ? (.draft, text) : nil
        default: return nil
        }
    }

    static func isContent(_ name: String) -> Bool { kind(of: name)?.kind == .content }

    /// FNV-1a of 64 bits: spreads well and tells damage, but keeps no secret and withstands no attack.
    static func number(_ bytes: [UInt8], start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private static func hex(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    private static func isHex(_ bytes: some Collection<UInt8>, _ count: Int) -> Bool {
        bytes.count == count
            && bytes.allSatisfy { ASCII.isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
    }
}
