/// One thing that a picture's metadata say.
public struct MetadataItem: Hashable, Sendable {
    /// What is said.
    public enum Value: Hashable, Sendable {
        /// A text, and its language as IETF BCP 47 names it; empty where none is said.
        case text(String, language: String)
        /// A finite number.
        case number(Double)
    }

    /// What it is.
    public let key: MetadataKey
    /// What is said.
    public let value: Value

    /// No picture says more things.
    public static let most = 64
    /// No language has a longer name (RFC 5646, 4.4.1).
    private static let longestLanguage = 35

    /// A text; nil when the key wants a number.
    public init?(_ key: MetadataKey, _ text: String, language: String = "") {
        guard key.isText else { return nil }
        self.key = key
        value = .text(text, language: Self.isLanguage(language) ? language : "")
    }

    /// A number; nil when the key wants a text, or when it is not finite.
    public init?(_ key: MetadataKey, _ number: Double) {
        guard !key.isText, number.isFinite else { return nil }
        self.key = key
        value = .number(number)
    }

    func write(to packet: inout PacketWriter) {
        packet.put(key.rawValue)
        switch value {
        case .text(let text, let language):
            packet.put(language)
            packet.put(text)
        case .number(let number): packet.put(number.bitPattern)
        }
    }

    init(from packet: inout PacketReader) throws(WireError) {
        guard let key = MetadataKey(rawValue: try packet.number(UInt8.self)) else {
            throw .invalidField("kind of metadata")
        }
        self.key = key
        if key.isText {
            let language = try packet.text()
            guard Self.isLanguage(language) else { throw .invalidField("language") }
            value = .text(try packet.text(), language: language)
        } else {
            let number = Double(bitPattern: try packet.number(UInt64.self))
            guard number.isFinite else { throw .invalidField("number") }
            value = .number(number)
        }
    }

    /// Letters and digits of ASCII in parts with dashes between them, or nothing.
    private static func isLanguage(_ name: String) -> Bool {
        name.utf8.count <= longestLanguage
            && name.unicodeScalars.allSatisfy {
                $0 == "-" || ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
            }
    }
}
