internal import Album
internal import Glibc
internal import Synchronization
internal import Threading
internal import Wire

/// Reads a list of names from a file, a pipe or standard input on a thread of its own, and tells them as they come.
public final class NameListReader: Sendable {
    /// Names that have come.
    public struct Batch: Hashable, Sendable {
        /// The names, in their order.
        public var names: [[UInt8]] = []
        /// Whether there will be no more.
        public var isLast = false
        /// Why the list ends early.
        public var trouble: NameListTrouble?
    }

    private static let bufferBytes = 64 * 1024

    private let path: [UInt8]
    private let wake: @Sendable () -> Void
    private let batch = Mutex(Batch())

    /// Begins to read the list at a path, "-" for standard input. `wake` is called from any thread when there is something to drain.
    public init(path: [UInt8], wake: @escaping @Sendable () -> Void) {
        self.path = path
        self.wake = wake
        if !DetachedThread.start({ [self] in read() }) { end(.noThreads) }
    }

    /// What has come since the last call; nil when nothing has.
    public func drain() -> Batch? {
        batch.withLock { batch in
            guard !batch.names.isEmpty || batch.isLast else { return nil }
            defer { batch = Batch() }
            return batch
        }
    }

    private func read() {
        // A named pipe is waited for: this thread has the time.
        let isInput = path == AlbumPart.standardInput
        let number =
            isInput ? dup(STDIN_FILENO) : unsafe open(FileStatus.terminated(path), O_RDONLY | O_NOCTTY | O_CLOEXEC)
        guard number >= 0 else { return end(.unreadable(path, errno: errno)) }
        let descriptor = OwnedDescriptor(taking: number)
        var splitter = NameSplitter()
        var buffer = [UInt8](repeating: 0, count: Self.bufferBytes)
        var count = 0
        while count < FolderWishes.mostFiles {
            let length = StandardReading.read(descriptor.number, &buffer)
            guard length > 0 else {
                put(splitter.finish())
                return end(length < 0 ? .unreadable(path, errno: errno) : nil)
            }
            let names = splitter.feed(buffer.prefix(length))
            count += names.count
            put(names)
        }
        end(.tooLong(FolderWishes.mostFiles))
    }

    private func put(_ names: [[UInt8]]) {
        guard !names.isEmpty else { return }
        batch.withLock { $0.names += names }
        wake()
    }

    private func end(_ trouble: NameListTrouble?) {
        batch.withLock {
            $0.isLast = true
            $0.trouble = trouble
        }
        wake()
    }
}
