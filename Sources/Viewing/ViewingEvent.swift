public import Album
public import Geometry
public import Navigation

/// Everything that can happen to a session.
public enum ViewingEvent: Hashable, Sendable {
    /// Fingers, mouse, wheel, a change of the window, a command about the view.
    case navigation(NavigationInput)
    /// A frame was put on the screen in which these areas answer fingers, the lowest first.
    case areas([ChromeArea])
    /// The panel that says what is known about the picture was drawn like this.
    case panelDrawn(PanelMeasures)
    /// A key went down; what it does depends on the bindings, and on what is open.
    case key(KeyPress)
    /// A command about the program.
    case command(ViewingCommand)
    /// A key of the list, or the same by other means; nothing while the list is not looked at.
    case list(ListCommand)
    /// Show this file; the path's bytes are whatever the file system has.
    case open(path: [UInt8])
    /// Show these files and the pictures of these folders, in this order.
    case openAll(paths: [[UInt8]])
    /// What the names of a `list` effect stand for now; and what went wrong with a folder, if something did. Comes again whenever files
    /// come, go or change.
    case album(number: UInt64, AlbumUpdate, trouble: LoadingFailure?)
    /// What a helper said about a picture.
    case loading(PictureID, LoadingEvent)
    /// This lies beside a picture.
    case sidecar(PictureID, PictureSidecar)
    /// Something that the person should know, in words, that concerns no file.
    case remark(String)
    /// The window's system says whether it fills the screen.
    case fullscreenChanged(Bool)
    /// Somebody is there, though what they did means nothing here.
    case stir
    /// What has become of a file on its way to or from the trash.
    case trashing(TrashEvent)
    /// The window can be seen, or cannot.
    case visibilityChanged(Bool)
}

extension ViewingEvent {
    /// The names of a `list` effect stand for these parts, one after the other.
    public static func listed(number: UInt64, parts: [AlbumPart], trouble: LoadingFailure?) -> ViewingEvent {
        .album(number: number, AlbumUpdate(parts), trouble: trouble)
    }
}

/// What a person can ask of the program, besides moving the picture.
public enum ViewingCommand: Hashable, Sendable {
    /// Fill the screen, or no longer.
    case toggleFullscreen
    /// Another picture of the album.
    case step(AlbumStep)
    /// What an arrow key does: a step while the picture is at its start view, else a movement by a quarter of the window.
    case stepOrMove(AlbumStep, NavigationCommand)
    /// Pause a picture that moves, or let it go on; with one that does not, the slideshow.
    case togglePlayback
    /// So many frames forward, or back; then it is paused.
    case stepFrame(Int)
    /// Draw what is going on, or no longer.
    case toggleDebug
    /// Open the pictures that the clipboard names.
    case paste
    /// Read the file again.
    case reload
    /// Leave the picture for the list of all, or the list for the picture.
    case toggleList
    /// Say what is known about the picture, or no longer.
    case toggleInformation
    /// Say which keys there are, or no longer.
    case toggleKeys
    /// Let pictures come by themselves, or no longer.
    case toggleSlideshow
    /// Put the picture on the desktop's clipboard,
    case copyPicture
    /// or its file's name.
    case copyPath
    /// Open the file with the program that the desktop has for it.
    case openWithSystem
    /// Move the file to the trash.
    case trash
    /// Bring the file back that was moved to the trash last.
    case undo
    /// Go on to the next thing that the keyboard can choose (1), or back (-1).
    case moveFocus(Int)
    /// Do what the chosen thing stands for.
    case activateFocus
    /// Leave what is innermost: a panel, the chosen thing; or else the program.
    case leave
    /// The end.
    case quit
}
