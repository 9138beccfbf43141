/// What a server says about keeping its answer (RFC 9111, 5.2.2), as far as it concerns a cache that only one person uses.
public struct CacheControl: Hashable, Sendable {
    /// Nothing may be kept.
    public var noStore = false
    /// It may be kept, but not shown again without asking.
    public var noCache = false
    /// Once it is out of date, it must not be shown without asking, not even when the server cannot be asked.
    public var mustRevalidate = false
    /// For how many seconds it is fresh; nil when that is not said.
    public var maxAge: Int?

    /// Reads the fields of an answer. Of a number that is none, the strictest meaning is taken.
    public init(_ headers: AnswerHeaders) {
        for directive in headers.list("Cache-Control") {
            let parts = directive.split(separator: "=", maxSplits: 1).map { ASCII.trimmed($0) }
            switch parts.first {
            case "no-store": noStore = true
            case "no-cache": noCache = true
            case "must-revalidate": mustRevalidate = true
            case "max-age":
                let digits = (parts.count > 1 ? parts[1] : "").utf8.filter { $0 != UInt8(ascii: "\"") }
                let seconds = Self.seconds(digits)
                maxAge = min(maxAge ?? seconds, seconds)
            default: break
            }
        }
        // What servers said before there was Cache-Control.
        if headers["Cache-Control"] == nil, headers.list("Pragma").contains("no-cache") { noCache = true }
        // Our requests do not differ in their fields, but with "*" the answer depends on something that is no field.
        if headers.list("Vary").contains("*") { noStore = true }
    }

    /// A number too large to be counted is a very long time (RFC 9111, 1.2.2); one that is none is no time at all.
    private static func seconds(_ digits: [UInt8]) -> Int {
        guard !digits.isEmpty, digits.allSatisfy(ASCII.isDigit) else { return 0 }
        return min(ASCII.number(digits) ?? longest, longest)
    }

    static let longest = 1 << 31
}
