public import Geometry
public import Localization
public import Wire

/// What is known about a picture once its header has been read.
public struct PictureInfo: Hashable, Sendable {
    /// The size after the file's own orientation.
    public var size: PixelSize { layout.size }
    /// Where its levels lie in the shared pixels.
    public let layout: PyramidLayout
    /// The format's name in lower case, such as "jpeg".
    public let format: String
    /// Whether some pixels may not be opaque.
    public let hasAlpha: Bool
    /// What the person might want to know.
    public let notices: PictureNotices
    /// Why its finest levels are not stored although they were wanted; nil when they are.
    public let memoryNotice: MemoryNotice?
    /// Bytes of its file.
    public var fileBytes = 0
    /// When its file was changed last; nil for one that has no time of its own.
    public var modified: FileTime?
    /// Whether it is a copy of something on a server that may have changed since.
    public var isOutdated = false

    /// What is known about a picture.
    public init(
        layout: PyramidLayout, format: String, hasAlpha: Bool, notices: PictureNotices,
        memoryNotice: MemoryNotice? = nil
    ) {
        self.layout = layout
        self.format = format
        self.hasAlpha = hasAlpha
        self.notices = notices
        self.memoryNotice = memoryNotice
    }

    /// All that the person might want to know, a sentence each.
    public func remarks(in phrases: Phrasebook) -> [String] {
        notices.sentences(in: phrases) + (memoryNotice.map { [$0.sentence(in: phrases)] } ?? [])
            + (isOutdated ? [phrases(.noticeOutdated)] : [])
    }
}
