/// Failures of files and folders: what happened to which file.
extension Phrase {
    /// There is no such file.
    public static let fileMissing = Phrase("file.missing", "“{file}” does not exist.")
    /// The file may not be read.
    public static let fileNotPermitted = Phrase("file.not-permitted", "“{file}” may not be read.")
    /// A link in a circle.
    public static let fileLinkLoop = Phrase("file.link-loop", "“{file}” leads nowhere.")
    /// A folder in place of a file.
    public static let fileIsFolder = Phrase("file.is-folder", "“{file}” is a folder.")
    /// A pipe in place of a file.
    public static let fileIsPipe = Phrase("file.is-pipe", "“{file}” is a pipe, not a file.")
    /// A device in place of a file.
    public static let fileIsDevice = Phrase("file.is-device", "“{file}” is a device, not a file.")
    /// A socket in place of a file.
    public static let fileIsSocket = Phrase("file.is-socket", "“{file}” is a socket, not a file.")
    /// A file without content.
    public static let fileEmpty = Phrase("file.empty", "“{file}” is empty.")
    /// A file that cannot be opened in time.
    public static let fileNotAnswering = Phrase("file.not-answering", "“{file}” does not answer.")
    /// A file that the system cannot read.
    public static let fileUnreadable = Phrase("file.unreadable", "“{file}” cannot be read.")
    /// A file that holds something else.
    public static let fileNotAPicture = Phrase("file.not-a-picture", "“{file}” is not a picture.")
    /// A picture of which nothing can be read.
    public static let fileDamaged = Phrase("file.damaged", "“{file}” is damaged.")
    /// More than the limits allow.
    public static let fileTooLarge = Phrase("file.too-large", "“{file}” is too large.")
    /// A picture that is not decoded in time.
    public static let fileTooSlow = Phrase("file.too-slow", "“{file}” takes too long.")
    /// A picture that cannot be shown, for whatever reason.
    public static let fileCannotShow = Phrase("file.cannot-show", "“{file}” cannot be shown.")
    /// A picture that cannot be shown because the system lacks something at the moment.
    public static let fileCannotShowNow = Phrase("file.cannot-show-now", "“{file}” cannot be shown now.")
    /// A folder that cannot be listed in time.
    public static let folderNotAnswering = Phrase("folder.not-answering", "The folder “{folder}” does not answer.")
    /// A folder that may not be listed.
    public static let folderNotPermitted = Phrase("folder.not-permitted", "The folder “{folder}” may not be read.")
    /// A folder that cannot be listed.
    public static let folderUnreadable = Phrase("folder.unreadable", "The folder “{folder}” cannot be read.")
    /// A folder that cannot be listed because the system lacks something at the moment.
    public static let folderUnreadableNow = Phrase(
        "folder.unreadable-now", "The folder “{folder}” cannot be read now.")
    /// A folder without pictures.
    public static let folderEmpty = Phrase("folder.empty", "The folder “{folder}” has no pictures.")
    /// A folder with more pictures than an album may have.
    public static let folderTooLarge = Phrase("folder.too-large", "The folder “{folder}” is too large for one album.")

    static let failures = [
        fileMissing, fileNotPermitted, fileLinkLoop, fileIsFolder, fileIsPipe, fileIsDevice, fileIsSocket, fileEmpty,
        fileNotAnswering, fileUnreadable, fileNotAPicture, fileDamaged, fileTooLarge, fileTooSlow, fileCannotShow,
        fileCannotShowNow, folderNotAnswering, folderNotPermitted, folderUnreadable, folderUnreadableNow, folderEmpty,
        folderTooLarge,
    ]
}
