/// The header fields of an answer. Names are in small letters; fields of the same name are joined by commas.
public struct AnswerHeaders: Hashable, Sendable {
    private var fields: [String: String] = [:]

    /// No fields.
    public init() {}

    /// Fields by their names, in whatever letters.
    public init(_ fields: [String: String]) {
        for (name, value) in fields { self[name] = value }
    }

    /// The value of a field, without blanks around it; nil when it is not there.
    public subscript(name: String) -> String? {
        get { fields[ASCII.lowercased(name)] }
        set { fields[ASCII.lowercased(name)] = newValue.map { ASCII.trimmed($0) } }
    }

    /// All of them in the order of their names.
    public var sorted: [(name: String, value: String)] {
        fields.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    /// The elements of a list that is separated by commas, in small letters; commas in quotes do not separate.
    public func list(_ name: String) -> [String] {
        guard let value = self[name] else { return [] }
        var isQuoted = false
        var parts: [[UInt8]] = [[]]
        for byte in value.utf8 {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: ","), !isQuoted {
                parts.append([])
            } else {
                parts[parts.count - 1].append(ASCII.lowercased(byte))
            }
        }
        return parts.map { ASCII.trimmed(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }
    }

    /// How many bytes of content the server announced; nil when it did not, or when the content is packed on its way.
    public var length: Int? {
        guard !isPacked, let value = self["Content-Length"] else { return nil }
        return ASCII.number(Array(value.utf8))
    }

    /// Whether the content is packed for its way, so that bytes that were sent and bytes of the content are not the same.
    public var isPacked: Bool { list("Content-Encoding").contains { $0 != "identity" } }

    /// What the server says that the content is, without parameters and in small letters; empty when it does not say, or nonsense.
    public var mediaType: String {
        let text = ASCII.trimmed(ASCII.lowercased((self["Content-Type"] ?? "").prefix { $0 != ";" && $0 != "," }))
        return text.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? text : ""
    }
}
