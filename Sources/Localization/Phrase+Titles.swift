/// The titles of cards: what is the matter, in a few words that leave the file's name to be shown beside them.
extension Phrase {
    /// A picture that cannot be shown, for whatever reason.
    public static let titleCannotShow = Phrase("title.cannot-show", "This picture cannot be shown")
    /// There is no such file.
    public static let titleMissing = Phrase("title.missing", "There is no such file")
    /// The file may not be read.
    public static let titleNotPermitted = Phrase("title.not-permitted", "This file may not be read")
    /// A link in a circle.
    public static let titleLinkLoop = Phrase("title.link-loop", "This link leads nowhere")
    /// A folder in place of a file.
    public static let titleFolder = Phrase("title.folder", "This is a folder")
    /// A pipe, a device or a socket in place of a file.
    public static let titleNotAFile = Phrase("title.not-a-file", "This is not a file")
    /// A file without content.
    public static let titleEmpty = Phrase("title.empty", "This file is empty")
    /// More than the limits allow.
    public static let titleTooLarge = Phrase("title.too-large", "This picture is too large")
    /// A file that cannot be opened in time.
    public static let titleNotAnswering = Phrase("title.not-answering", "This file does not answer")
    /// A file that the system cannot read.
    public static let titleUnreadable = Phrase("title.unreadable", "This file cannot be read")
    /// A file that holds something else.
    public static let titleNotAPicture = Phrase("title.not-a-picture", "This is not a picture")
    /// A picture that no codec reads.
    public static let titleUnsupported = Phrase("title.unsupported", "This format is not supported")
    /// A picture of which nothing can be read.
    public static let titleDamaged = Phrase("title.damaged", "This picture is damaged")
    /// A folder that cannot be listed in time.
    public static let titleFolderNotAnswering = Phrase("title.folder-not-answering", "This folder does not answer")
    /// A folder that cannot be listed.
    public static let titleFolderUnreadable = Phrase("title.folder-unreadable", "This folder cannot be read")
    /// A folder without pictures.
    public static let titleFolderEmpty = Phrase("title.folder-empty", "This folder has no pictures")
    /// A folder with more pictures than an album may have.
    public static let titleFolderTooLarge = Phrase("title.folder-too-large", "This folder is too large")

    static let titles = [
        titleCannotShow, titleMissing, titleNotPermitted, titleLinkLoop, titleFolder, titleNotAFile, titleEmpty,
        titleTooLarge, titleNotAnswering, titleUnreadable, titleNotAPicture, titleUnsupported, titleDamaged,
        titleFolderNotAnswering, titleFolderUnreadable, titleFolderEmpty, titleFolderTooLarge,
    ]
}
