public import JSONText
import Synchronization
import Threading

/// Listens on a control socket from its own thread. The main thread drains requests and replies; neither ever waits.
public final class ControlServer: Sendable {
    private let mailbox: ControlMailbox
    private let thread: Mutex<BackgroundThread?>

    /// Listens under a name (at most 107 bytes). `wake` is called from another thread whenever requests wait.
    public init(path: [UInt8], wake: @escaping @Sendable () -> Void) throws(SocketError) {
        let listener = try ControlListener(path: path)
        do {
            let mailbox = ControlMailbox(bell: try Doorbell())
            self.mailbox = mailbox
            thread = Mutex(
                try BackgroundThread { ControlLoop(listener: listener, mailbox: mailbox, wake: wake).run() })
        } catch {
            throw .refused(path: path, code: error.code)
        }
    }

    deinit { close() }

    /// The requests that came since the last call. Every one must get exactly one reply; until then its client's
    /// further requests wait.
    public func drain() -> [ControlRequest] { mailbox.takeRequests() }

    /// Answers a request. The answer to a client that has gone is dropped.
    public func reply(to id: ControlRequest.ID, _ answer: JSONValue) { mailbox.put(answer, to: id) }

    /// Sends the answers that still wait (for at most half a second) and removes the socket file.
    public func close() {
        mailbox.close()
        thread.withLock { $0.take()?.join() }
    }
}
