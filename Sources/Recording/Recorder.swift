import JSONText

public import Navigation
import Synchronization
import Threading

/// Writes what happens to a file, so that it can be replayed. Recording a line never waits for the disk.
public final class Recorder: Sendable {
    private let queue: RecorderQueue
    private let thread: Mutex<BackgroundThread?>

    /// Makes the file (an old one is replaced) and writes the header.
    public init(path: [UInt8], header: RecordingHeader) throws(RecorderError) {
        let queue = try RecorderQueue(path: path)
        queue.append(header.json.text)
        self.queue = queue
        do {
            thread = Mutex(try BackgroundThread { queue.writeUntilClosed() })
        } catch {
            throw .noThread(code: error.code)
        }
    }

    deinit { finish() }

    /// Writes an input with the time at which the navigator took it.
    public func record(_ input: NavigationInput, at time: Double) {
        queue.append(InputLine(time: time, event: .input(input)))
    }

    /// Writes that the navigator was advanced to a time. Every call of `advance(to:)` must be recorded.
    public func recordFrame(at time: Double) { queue.append(InputLine(time: time, event: .frame)) }

    /// Why the recording ended early, or nil while it goes on.
    public var failure: RecorderError? { queue.failure }

    /// Waits until everything is in the file and closes it; throws what went wrong since the start.
    public func close() throws(RecorderError) {
        finish()
        if let failure { throw failure }
    }

    private func finish() {
        queue.close()
        thread.withLock { $0.take()?.join() }
    }
}
