public import Geometry

/// What a helper knows about a picture once it has read its header.
public struct OpenedPicture: Hashable, Sendable {
    /// What `format` says of a thumbnail that was taken for the picture.
    public static let thumbnail = "thumbnail"

    /// The size after the file's own orientation.
    public var size: PixelSize
    /// How many levels the helper counts; the viewer computes the same or does not go on.
    public var levels: Int
    /// How many frames the file has, as far as that is known; 1 for a still picture.
    public var frames: Int
    /// The format's name in lower case, such as "jpeg".
    public var format: String
    /// Whether some pixels may not be opaque.
    public var hasAlpha: Bool
    /// What the person might want to know.
    public var notices: PictureNotices

    /// What is known about a picture.
    public init(
        size: PixelSize, levels: Int, frames: Int = 1, format: String, hasAlpha: Bool, notices: PictureNotices = []
    ) {
        self.size = size
        self.levels = levels
        self.frames = frames
        self.format = format
        self.hasAlpha = hasAlpha
        self.notices = notices
    }

    func write(to packet: inout PacketWriter) {
        packet.putCount(size.width)
        packet.putCount(size.height)
        packet.putCount(levels)
        packet.putCount(frames)
        packet.put(hasAlpha)
        packet.put(notices.rawValue)
        packet.put(format)
    }

    init(from packet: inout PacketReader) throws(WireError) {
        size = PixelSize(width: try packet.count(), height: try packet.count())
        levels = try packet.count()
        frames = try packet.count()
        hasAlpha = try packet.flag("transparency")
        notices = PictureNotices(rawValue: try packet.number(UInt32.self))
        format = try packet.text()
        guard size.hasArea else { throw .invalidField("size") }
        guard levels > 0 else { throw .invalidField("number of levels") }
        guard frames > 0 else { throw .invalidField("number of frames") }
        guard Self.isFormatName(format) else { throw .invalidField("format") }
    }

    /// A name that can be shown as it is: 1 to 16 small letters and digits.
    private static func isFormatName(_ name: String) -> Bool {
        (1...16).contains(name.utf8.count)
            && name.utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
    }
}

/// What the person might want to know about a picture that can be shown.
public struct PictureNotices: OptionSet, Hashable, Sendable {
    /// One bit a notice; unknown bits are kept.
    public let rawValue: UInt32

    /// The notices of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The file is damaged or ends too early: some of the picture is missing or wrong.
    public static let incomplete = Self(rawValue: 1 << 1)
    /// Its color profile is damaged or for other colors, and was left out of account.
    public static let profileIgnored = Self(rawValue: 1 << 4)
    /// The file has more frames than are played.
    public static let manyFrames = Self(rawValue: 1 << 8)
    /// The frames need more memory than they may have: only the first one is shown.
    public static let largeFrames = Self(rawValue: 1 << 9)
}
