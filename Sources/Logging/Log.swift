import Glibc
import Threading

/// What the viewer tells about itself, line by line. It may be told from any thread, and never waits for the disk; a full disk costs lines, and
/// nothing else.
public final class Log: Sendable {
    /// A disk that does not answer must not keep the viewer from ending.
    private static let patience = 1000.0

    private let writer: LogWriter?
    private let isVerbose: Bool

    /// The log that nobody wants to read.
    public static let silent = Log()

    private init() {
        writer = nil
        isVerbose = false
    }

    /// A log that is written to the end of a file; without a path, to standard error. `isVerbose` asks for details too.
    public init(path: [UInt8]?, isVerbose: Bool) throws(LogError) {
        self.isVerbose = isVerbose
        // Without O_NONBLOCK a FIFO that nobody reads would stop the viewer here.
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
        let descriptor = path.map { unsafe open($0.map { CChar(bitPattern: $0) } + [0], flags, 0o600) } ?? STDERR_FILENO
        guard descriptor >= 0 else { throw .cannotOpen(path: path ?? [], code: errno) }
        let writer = LogWriter(descriptor: descriptor, ownsDescriptor: path != nil)
        self.writer = writer
        guard DetachedThread.start({ writer.writeUntilClosed() }) else { throw .noThread(code: EAGAIN) }
    }

    deinit { close() }

    /// Whether lines of a level are written.
    public func wants(_ level: LogLevel) -> Bool { writer != nil && (isVerbose || level != .detail) }

    /// Tells something; the text is made only when somebody wants it.
    public func tell(_ level: LogLevel, _ text: @autoclosure () -> String) {
        guard wants(level) else { return }
        writer?.put(LogEntry(level, text()))
    }

    /// Writes what waits, and nothing after that.
    public func close() { writer?.finish(withinMilliseconds: Self.patience) }
}
