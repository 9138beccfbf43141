internal import Threading

/// Listens to what an X11 desktop changes while the viewer runs, and SDL does not tell: the screen's size, the X resources with the
/// desktop's scale, the settings. It waits on a thread and a connection of its own, and costs nothing while nothing changes.
///
/// Where there is no X server, or no thread, nothing ever comes.
final class DesktopWatch {
    private let inbox: DesktopInbox?
    private var thread: BackgroundThread?

    /// Starts to listen; the waker tells that something has come.
    init(waker: Waker) {
        inbox = try? DesktopInbox(waker: waker)
        thread = inbox.flatMap { inbox in try? BackgroundThread { DesktopListener.run(inbox) } }
    }

    deinit {
        inbox?.close()
        thread.take()?.join()
    }

    /// What has changed since the last call; the settings as they are, at first.
    func takeNews() -> DesktopNews? { inbox?.take() }
}
