import Glibc
import JSONText
import Synchronization
import Threading

/// The lines between the main thread and the thread that writes them.
final class RecorderQueue: Sendable {
    /// Minutes of input; a file that is so far behind will not catch up.
    private static let capacity = 100_000

    private enum Entry {
        case line(InputLine)
        case text(String)

        var text: String {
            switch self {
            case .line(let line): line.json.text
            case .text(let text): text
            }
        }
    }

    private struct State {
        var waiting: [Entry] = []
        var isClosed = false
        var failure: RecorderError?
    }

    private let path: [UInt8]
    private let descriptor: Int32
    private let bell: Doorbell
    private let state = Mutex(State())

    init(path: [UInt8]) throws(RecorderError) {
        self.path = path
        do { bell = try Doorbell() } catch { throw .noThread(code: error.code) }
        // Without O_NONBLOCK a FIFO that nobody reads would stop the viewer here.
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
        descriptor = unsafe (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { name in
            unsafe name.baseAddress.map { unsafe open($0, flags, 0o666) } ?? -1
        }
        if descriptor < 0 { throw .cannotOpen(path: path, code: errno) }
        _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    }

    deinit { Glibc.close(descriptor) }

    var failure: RecorderError? { state.withLock { $0.failure } }

    func append(_ line: InputLine) { append(.line(line)) }

    func append(_ text: String) { append(.text(text)) }

    private func append(_ entry: Entry) {
        let isFirst = state.withLock { state in
            if state.isClosed || state.failure != nil { return false }
            if state.waiting.count >= Self.capacity {
                state.failure = .tooSlow(path: path)
                return false
            }
            state.waiting.append(entry)
            return state.waiting.count == 1
        }
        if isFirst { bell.ring() }
    }

    func close() {
        state.withLock { $0.isClosed = true }
        bell.ring()
    }

    /// The work of the thread: lines are formatted here, so that the main thread only hands them over.
    func writeUntilClosed() {
        while true {
            bell.wait()
            let (entries, isClosed) = state.withLock { state in
                defer { state.waiting = [] }
                return (state.waiting, state.isClosed)
            }
            write(entries)
            if isClosed { return }
        }
    }

    private func write(_ entries: [Entry]) {
        var text = ""
        for entry in entries { text += entry.text + "\n" }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                let code = errno
                state.withLock { $0.failure = $0.failure ?? .cannotWrite(path: path, code: code) }
                return
            }
        }
    }
}
