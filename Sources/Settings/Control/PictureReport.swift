public import Geometry
import JSONText

/// The picture in the answer to `state`.
public struct PictureReport: Hashable, Sendable {
    /// How far loading is.
    public enum Loading: String, Hashable, Sendable {
        case none
        case waiting
        case opening
        case decoding
        case done
        case failed
    }

    /// The file's name in any bytes, or nil without a picture.
    public var path: [UInt8]?
    /// Its place among the pictures, from 0.
    public var index = 0
    /// How many pictures there are.
    public var count = 0
    /// The upright size, once known.
    public var size: PixelSize?
    /// The name of the format, once known.
    public var format: String?
    /// How far loading is.
    public var loading = Loading.none
    /// The part that is done, or nil when unknown.
    public var progress: Double?
    /// How it moves; nil for a picture that does not.
    public var animation: AnimationReport?
    /// Its title, in the viewer's language.
    public var title: String?
    /// Its caption, in the viewer's language.
    public var caption: String?
    /// When it was taken, in words.
    public var date: String?
    /// What a person should know about the picture that is shown, in one sentence.
    public var notice: String?
    /// Why there is no picture: the card's sentence.
    public var error: String?

    /// No picture.
    public init() {}

    var json: JSONValue {
        var object = JSONObject(["path": path.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null])
        if let path, String(validating: path, as: UTF8.self) == nil {
            object["pathBytes"] = .string(Base64.encode(path))
        }
        object["index"] = .number(index)
        object["count"] = .number(count)
        object["size"] = size.map { [.number($0.width), .number($0.height)] } ?? .null
        object["format"] = format.map { .string($0) } ?? .null
        object["loading"] = .string(loading.rawValue)
        object["progress"] = progress.map { .number($0) } ?? .null
        object["animation"] = animation.map(\.json) ?? .null
        object["title"] = title.map { .string($0) } ?? .null
        object["caption"] = caption.map { .string($0) } ?? .null
        object["date"] = date.map { .string($0) } ?? .null
        object["notice"] = notice.map { .string($0) } ?? .null
        object["error"] = error.map { .string($0) } ?? .null
        return .object(object)
    }
}

/// How the picture moves, in the answer to `state`.
public struct AnimationReport: Hashable, Sendable {
    /// The frame that is shown, from 0.
    public var frame: Int
    /// How many there are.
    public var count: Int
    /// Whether it goes on by itself.
    public var isPlaying: Bool

    /// A picture that moves.
    public init(frame: Int, count: Int, isPlaying: Bool) {
        self.frame = frame
        self.count = count
        self.isPlaying = isPlaying
    }

    var json: JSONValue {
        .object(["frame": .number(frame), "count": .number(count), "playing": .bool(isPlaying)])
    }
}

/// One helper process in the answer to `state`.
public struct HelperReport: Hashable, Sendable {
    /// The process.
    public var pid: Int
    /// The name of its program.
    public var program: String
    /// The name of the picture that it works on, or nil for the spare one.
    public var picture: [UInt8]?
    /// Its resident memory in bytes.
    public var residentBytes: Int

    /// A process and what it does.
    public init(pid: Int, program: String, picture: [UInt8]?, residentBytes: Int) {
        self.pid = pid
        self.program = program
        self.picture = picture
        self.residentBytes = residentBytes
    }

    var json: JSONValue {
        .object([
            "pid": .number(pid), "program": .string(program),
            "picture": picture.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
            "rss": .number(residentBytes),
        ])
    }
}
