/// What is known of a copy in the cache; kept in a small file beside the copy itself.
public struct CopyRecord: Hashable, Sendable {
    /// What it is kept under; files are found by a number made of it, so this tells whether it is really the right one.
    public var key: String
    /// The address that the content came from at last, without credentials: only there its validators mean something.
    public var source: String
    /// The name of the file with the content.
    public var content: String
    /// How many bytes it has; of a part of a copy, how many the whole one has, -1 when that is not known.
    public var length: Int
    /// The checksum of the content; of a part of a copy, 0.
    public var checksum: UInt32
    /// Since when the system runs in whose lifetime the content was written or found to be right: what was written then is there, whatever became
    /// of the writer. After the system has begun anew, the checksum has to tell.
    public var boot: String
    /// When it was asked for, in seconds since 1970.
    public var asked: Int
    /// When it came, in seconds since 1970.
    public var came: Int
    /// For how long the redirects to it are fresh; nil when there were none that end.
    public var redirects: Int?
    /// The fields of the answer that are needed later.
    public var headers: AnswerHeaders

    /// The fields that are kept.
    public static let keptFields = [
        "Cache-Control", "Pragma", "Expires", "Date", "Age", "ETag", "Last-Modified", "Content-Type", "Accept-Ranges",
        "Vary",
    ]

    /// A record of a copy.
    public init(
        key: String, source: String, content: String, length: Int, checksum: UInt32, boot: String, asked: Int,
        came: Int,
        redirects: Int?, headers: AnswerHeaders
    ) {
        self.key = key
        self.source = source
        self.content = content
        self.length = length
        self.checksum = checksum
        self.boot = boot
        self.asked = asked
        self.came = came
        self.redirects = redirects
        self.headers = AnswerHeaders()
        for name in Self.keptFields { self.headers[name] = headers[name] }
    }

    /// How fresh it is.
    public var freshness: Freshness { Freshness(headers, asked: asked, came: came, redirects: redirects) }

    /// The record after the server has said that the content has not changed (RFC 9111, 4.3.4): what it says anew replaces what it said.
    public func renewed(by answer: AnswerHeaders, asked: Int, came: Int, redirects: Int?) -> Self {
        var record = self
        for name in Self.keptFields where name != "Content-Type" {
            if let value = answer[name] { record.headers[name] = value }
        }
        // How old it was belongs to the earlier answer.
        if answer["Age"] == nil { record.headers["Age"] = nil }
        record.asked = asked
        record.came = came
        record.redirects = redirects
        return record
    }
}
