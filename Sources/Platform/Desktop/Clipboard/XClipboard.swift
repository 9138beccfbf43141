internal import Threading

/// The clipboard of an X server, for pictures too: SDL knows texts alone. What is on it is handed out by a thread and a connection of its own, as long as
/// the viewer runs and no other program puts something else there.
final class XClipboard {
    private let inbox: ClipboardInbox
    private var thread: BackgroundThread?

    /// Starts the thread; nil when the system gives none.
    init?() {
        guard let inbox = try? ClipboardInbox() else { return nil }
        self.inbox = inbox
        thread = try? BackgroundThread { SelectionOwner.run(inbox) }
        if thread == nil { return nil }
    }

    deinit {
        inbox.close()
        thread.take()?.join()
    }

    /// Puts something on the clipboard.
    func put(_ content: ClipboardContent) { inbox.put(content) }
}
