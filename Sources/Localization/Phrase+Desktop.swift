extension Phrase {
    /// Pictures come by themselves from now on.
    public static let slideshowOn = Phrase("slideshow.on", "Slideshow")
    /// They no longer do.
    public static let slideshowOff = Phrase("slideshow.off", "Slideshow paused")
    /// The last picture has been shown.
    public static let slideshowOver = Phrase("slideshow.over", "That was the last picture")

    /// The picture is on the clipboard.
    public static let pictureCopied = Phrase("desktop.picture-copied", "Picture copied")
    /// The name of its file is.
    public static let pathCopied = Phrase("desktop.path-copied", "Path copied")
    /// There is no picture.
    public static let nothingToCopy = Phrase("desktop.nothing-to-copy", "There is no picture to copy")
    /// There is no clipboard for pictures.
    public static let noClipboard = Phrase(
        "desktop.no-clipboard", "This desktop takes no pictures on its clipboard; the path can be copied")
    /// There is no clipboard at all.
    public static let noTextClipboard = Phrase("desktop.no-text-clipboard", "There is no clipboard here")
    /// The picture could not be made ready for the clipboard.
    public static let notCopied = Phrase("desktop.not-copied", "The picture could not be copied: {why}")
    /// It has been handed to another program.
    public static let openedWithSystem = Phrase("desktop.opened", "Opened with the system’s program")
    /// It could not be.
    public static let notOpened = Phrase("desktop.not-opened", "The system could not open “{file}”: {why}")
    /// The desktop has no way to open files.
    public static let noOpener = Phrase("desktop.no-opener", "xdg-open is not installed")
    /// It has no program for this one.
    public static let openerFailed = Phrase("desktop.opener-failed", "no program took it (status {status})")
    /// The address says who may see it, which other programs must not learn.
    public static let secretAddress = Phrase(
        "desktop.secret-address", "The address contains a password and is not given to other programs")
    /// What was asked for needs a file.
    public static let noFile = Phrase("desktop.no-file", "“{file}” is not a file of this computer")

    /// The file is in the trash.
    public static let trashed = Phrase("trash.done", "“{file}” is in the trash")
    /// The button that brings it back.
    public static let undo = Phrase("trash.undo", "Undo")
    /// It is back.
    public static let restored = Phrase("trash.restored", "“{file}” is back")
    /// Nobody allowed it.
    public static let deleteForbidden = Phrase(
        "trash.forbidden", "Files are moved to the trash only if Vitrine was started with --allow-delete")
    /// Nothing was moved to the trash.
    public static let nothingToUndo = Phrase("trash.nothing-to-undo", "There is nothing to undo")
    /// The file could not be moved.
    public static let notTrashed = Phrase("trash.failed", "“{file}” could not be moved to the trash: {why}")
    /// The file could not be moved back.
    public static let notRestored = Phrase("trash.not-restored", "“{file}” could not be brought back: {why}")
    /// No trash on its file system.
    public static let noTrash = Phrase("trash.none", "its file system has no trash")
    /// Something else has its name.
    public static let nameTaken = Phrase("trash.name-taken", "there is another file of that name now")
    /// A folder or a device.
    public static let notAFile = Phrase("trash.not-a-file", "it is not a file")
    /// It is no longer in the trash.
    public static let goneFromTrash = Phrase("trash.gone", "it is no longer in the trash")

    /// A group of the list of keys.
    public static let keysFile = Phrase("keys.group.file", "File")
    /// What S does.
    public static let keySlideshow = Phrase("keys.slideshow", "Slideshow, or no longer")
    /// What Ctrl+V does.
    public static let keyPaste = Phrase("keys.paste", "Open what the clipboard names")
    /// What Ctrl+C does.
    public static let keyCopy = Phrase("keys.copy", "Copy the picture")
    /// What Ctrl+Shift+C does.
    public static let keyCopyPath = Phrase("keys.copy-path", "Copy the file’s name")
    /// What O does.
    public static let keyOpenWithSystem = Phrase("keys.open-with-system", "Open with another program")
    /// What Delete does.
    public static let keyTrash = Phrase("keys.trash", "Move to the trash")
    /// What Ctrl+Z does.
    public static let keyUndo = Phrase("keys.undo", "Bring back from the trash")

    /// What is said about the desktop around the window.
    static let desktop = [
        slideshowOn, slideshowOff, slideshowOver, pictureCopied, pathCopied, nothingToCopy, noClipboard,
        noTextClipboard, notCopied, openedWithSystem, notOpened, noOpener, openerFailed, secretAddress, noFile, trashed,
        undo, restored,
        deleteForbidden, nothingToUndo, notTrashed, notRestored, noTrash, nameTaken, notAFile, goneFromTrash, keysFile,
        keySlideshow, keyPaste, keyCopy, keyCopyPath, keyOpenWithSystem, keyTrash, keyUndo,
    ]
}
