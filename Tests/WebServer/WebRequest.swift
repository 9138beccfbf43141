/// What a server was asked.
public struct WebRequest: Sendable {
    /// The path and query.
    public let target: String
    /// The fields, by their names in small letters.
    public let fields: [String: String]
    /// When it came, in milliseconds of the monotonic clock.
    public let time: Double

    /// A field by its name in small letters.
    public subscript(name: String) -> String? { fields[name] }

    init?(_ text: String, time: Double) {
        let lines = text.split(separator: "\r\n").map(String.init)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words[0] == "GET" else { return nil }
        target = String(words[1])
        self.time = time
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        self.fields = fields
    }

    /// From which byte on it wants the content, if not from the first.
    var firstByte: Int? {
        guard let range = self["range"], range.hasPrefix("bytes="), range.hasSuffix("-") else { return nil }
        return Int(range.dropFirst(6).dropLast())
    }
}
