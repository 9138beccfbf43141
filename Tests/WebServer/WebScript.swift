/// What a server does when it is asked for a path.
public struct WebScript: Sendable {
    /// How the length of the content is told.
    public enum Length: Sendable {
        /// By Content-Length, as it is.
        case right
        /// By Content-Length, as it is not.
        case wrong(Int)
        /// Not at all: the connection's end is the content's.
        case unsaid
        /// In chunks.
        case chunked
    }

    /// What becomes of a wish for a part.
    public enum Ranges: Sendable {
        /// All is sent.
        case none
        /// The part is sent, unless `If-Range` names another version.
        case right
        /// A part is sent that begins elsewhere.
        case wrongPlace
        /// A part of something longer is sent.
        case wrongTotal
        /// There is no such part.
        case impossible
    }

    /// The status of the answer.
    public var status = 200
    /// Fields of the answer, beside those of the length.
    public var fields: [String: String] = [:]
    /// What is sent.
    public var content = WebContent.bytes([])
    /// How its length is told.
    public var length = Length.right
    /// What becomes of a wish for a part.
    public var ranges = Ranges.none
    /// Milliseconds before the answer begins.
    public var delay = 0
    /// Bytes of the content in a second.
    public var rate: Int?
    /// After so many bytes of the content nothing comes any more, and the connection stays.
    public var stallAt: Int?
    /// After so many bytes of the content the connection ends.
    public var cutAt: Int?
    /// The connection ends without an answer.
    public var isMute = false
    /// These bytes are sent instead of an answer.
    public var raw: [UInt8]?

    /// An answer with some content.
    public init(_ content: WebContent = .bytes([]), status: Int = 200, fields: [String: String] = [:]) {
        self.content = content
        self.status = status
        self.fields = fields
    }

    /// An answer that leads elsewhere.
    public static func redirect(_ location: String, status: Int = 302, fields: [String: String] = [:]) -> Self {
        Self(.text("elsewhere"), status: status, fields: fields.merging(["Location": location]) { $1 })
    }

    /// The script with something else about it.
    public func with(_ change: (inout Self) -> Void) -> Self {
        var script = self
        change(&script)
        return script
    }
}
