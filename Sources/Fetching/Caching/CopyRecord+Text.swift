extension CopyRecord {
    private static let heading = "vitrine copy 1"

    /// The record as lines of text, the last of which is a checksum of the others.
    public var text: [UInt8] {
        var lines = [
            Self.heading, "key \(key)", "source \(source)", "content \(content)", "length \(length)",
            "checksum \(checksum)", "boot \(boot)", "asked \(asked)", "came \(came)",
        ]
        if let redirects { lines.append("redirects \(redirects)") }
        lines += headers.sorted.map { "field \($0.name) \($0.value)" }
        let bytes = Array(lines.map { Self.oneLine($0) + "\n" }.joined().utf8)
        return bytes + Array("end \(CopyName.number(bytes))\n".utf8)
    }

    /// Reads a record; nil when it is not a whole one, byte by byte.
    public init?(text bytes: [UInt8]) {
        guard bytes.last == 0x0A, let start = bytes.dropLast().lastIndex(of: 0x0A) else { return nil }
        let body = Array(bytes[...start])
        guard bytes[(start + 1)...].elementsEqual("end \(CopyName.number(body))\n".utf8) else { return nil }
        var values: [String: String] = [:]
        var headers = AnswerHeaders()
        let lines = String(decoding: body, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == Self.heading else { return nil }
        for line in lines.dropFirst() where !line.isEmpty {
            let (name, value) = Self.firstWord(line)
            if name == "field" {
                let (field, content) = Self.firstWord(value[...])
                headers[field] = content
            } else {
                values[name] = value
            }
        }
        guard let key = values["key"], let source = values["source"], let content = values["content"],
            let length = values["length"].flatMap({ Int($0) }), let boot = values["boot"],
            let checksum = values["checksum"].flatMap({ UInt32($0) }), let asked = values["asked"].flatMap({ Int($0) }),
            let came = values["came"].flatMap({ Int($0) }), CopyName.isContent(content)
        else { return nil }
        self.init(
            key: key, source: source, content: content, length: length, checksum: checksum, boot: boot, asked: asked,
            came: came, redirects: values["redirects"].flatMap { Int($0) }, headers: headers)
    }

    private static func firstWord(_ line: Substring) -> (String, String) {
        guard let space = line.firstIndex(of: " ") else { return (String(line), "") }
        return (String(line[..<space]), String(line[line.index(after: space)...]))
    }

    /// No field can break out of its line.
    private static func oneLine(_ text: String) -> String {
        String(decoding: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
    }
}
