/// By what a server recognizes a version of its content byte by byte, so that a part of it can be asked for.
public struct Validator: Hashable, Sendable {
    /// What the field `If-Range` is given.
    public var text: String

    /// The validator of an answer; nil when it has none that is strong (RFC 9110, 8.8.1), or when its parts cannot be asked for.
    public init?(_ headers: AnswerHeaders) {
        guard !headers.isPacked, headers.list("Accept-Ranges") != ["none"] else { return nil }
        if let tag = headers["ETag"] {
            guard tag.hasPrefix("\""), tag.hasSuffix("\""), tag.utf8.count >= 2 else { return nil }
            text = tag
            return
        }
        // A date of the second in which the content was made may belong to two contents; an older one does not.
        guard let changed = headers["Last-Modified"], let seconds = WebDate.seconds(changed),
            let date = headers["Date"].flatMap({ WebDate.seconds($0) }), date - seconds >= 60
        else { return nil }
        text = changed
    }

    /// Whether a part that a server sent belongs to this version, as far as its fields tell.
    public func fits(_ headers: AnswerHeaders) -> Bool {
        if text.hasPrefix("\"") { return headers["ETag"].map { $0 == text } ?? true }
        return headers["Last-Modified"].map { $0 == text } ?? true
    }
}
