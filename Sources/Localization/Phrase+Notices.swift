/// Remarks about the picture that is shown, at the lower edge.
extension Phrase {
    /// A picture that is there in part.
    public static let noticeIncomplete = Phrase(
        "notice.incomplete", "This file is damaged or ends too early; what could be read of it is shown.")
    /// A color profile that is broken.
    public static let noticeProfile = Phrase(
        "notice.profile", "The color profile in this file cannot be used; its colors may look wrong.")
    /// An animation without end.
    public static let noticeManyFrames = Phrase(
        "notice.many-frames", "This animation has more than {count} frames; the others are left out.")
    /// An animation that does not fit into the memory.
    public static let noticeLargeFrames = Phrase(
        "notice.large-frames",
        "This is an animation; only its first frame is shown, because the others need more memory than they may have (see {option})."
    )
    /// A picture that does not fit into the memory.
    public static let noticeMemory = Phrase(
        "notice.memory",
        "Shown at {size} pixels only: the whole picture takes {needed} of memory, and it may take {allowed} (see {option})."
    )
    /// An animation whose decoder died.
    public static let noticeStopped = Phrase(
        "notice.stopped", "The animation has stopped: its decoder ended before its time.")
    /// A file that is no longer there.
    public static let noticeGone = Phrase(
        "notice.gone", "“{file}” is gone from its folder; it stays here until you leave it.")
    /// A file that was exchanged for one that cannot be shown.
    public static let noticeChanged = Phrase("notice.changed", "Its file has changed since. {reason}")
    /// A list without names.
    public static let noticeEmptyList = Phrase("notice.empty-list", "The list names no picture.")
    /// A list that ends early.
    public static let noticeListUnreadable = Phrase(
        "notice.list-unreadable", "The list “{file}” cannot be read: {reason}.")
    /// A list that is not read.
    public static let noticeListNoThreads = Phrase(
        "notice.list-no-threads", "The system has no threads left to read the list.")
    /// A list without end.
    public static let noticeListTooLong = Phrase(
        "notice.list-too-long", "The list is longer than an album may be; {count} of its names are taken.")
    /// The graphics memory is full.
    public static let noticeNoTexture = Phrase(
        "notice.no-texture",
        "The graphics driver has no room for a texture of {size} pixels ({reason}). Close other programs that use graphics memory."
    )
    /// Something else that the platform failed at.
    public static let noticeGraphics = Phrase("notice.graphics", "Something could not be drawn ({reason}).")

    static let notices = [
        noticeIncomplete, noticeProfile, noticeManyFrames, noticeLargeFrames, noticeMemory, noticeStopped, noticeGone,
        noticeChanged, noticeEmptyList, noticeListUnreadable, noticeListNoThreads, noticeListTooLong, noticeNoTexture,
        noticeGraphics,
    ]
}
