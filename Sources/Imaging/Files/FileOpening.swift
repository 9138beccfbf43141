internal import Glibc
internal import Synchronization
internal import Threading

/// Opens a file on a thread of its own, so that a share that does not answer costs that thread and nothing else.
final class FileOpening: Sendable {
    private let result = Mutex<Result<OpenedFile, PictureFailure>?>(nil)
    private let finished = Signal()
    private let input: SpooledInput?
    private let isWanted: @Sendable () -> Bool

    /// Begins to open; `opener` is what blocks.
    init(opener: @escaping @Sendable () -> Result<OpenedFile, PictureFailure>) {
        input = nil
        isWanted = { true }
        let started = DetachedThread.start { [self] in
            let opened = opener()
            result.withLock { $0 = opened }
            finished.raise()
        }
        if !started {
            result.withLock { $0 = .failure(.noResources(.threads, errno: 0)) }
            finished.raise()
        }
    }

    /// A file that is open already.
    init(_ file: OpenedFile) {
        input = nil
        isWanted = { true }
        result.withLock { $0 = .success(file) }
        finished.raise()
    }

    /// The picture on standard input, which may take as long as it likes; until nobody wants it any more.
    init(_ input: SpooledInput, isWanted: @escaping @Sendable () -> Bool) {
        self.input = input
        self.isWanted = isWanted
        input.start()
    }

    /// Waits for the file for so many milliseconds. After that nobody will ask again: what comes later is closed by the thread itself.
    func wait(milliseconds: Double) throws(PictureFailure) -> OpenedFile {
        if let input { return try wait(for: input) }
        guard finished.wait(milliseconds: milliseconds), let result = result.withLock({ $0 }) else {
            throw .notAnswering(milliseconds: milliseconds)
        }
        return try result.get()
    }

    private func wait(for input: SpooledInput) throws(PictureFailure) -> OpenedFile {
        while isWanted() {
            if let file = try input.opened() { return file }
            usleep(Self.look)
        }
        throw .missing
    }

    /// Microseconds between two looks at what comes through a pipe.
    private static let look: useconds_t = 20_000
}
