internal import Synchronization
internal import Threading

/// Opens a file on a thread of its own, so that a share that does not answer costs that thread and nothing else.
final class FileOpening: Sendable {
    private let result = Mutex<Result<OpenedFile, PictureFailure>?>(nil)
    private let finished = Signal()

    /// Begins to open; `opener` is what blocks.
    init(opener: @escaping @Sendable () -> Result<OpenedFile, PictureFailure>) {
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

    /// Which file it is; nil before it is open.
    var identity: FileIdentity? { result.withLock { try? $0?.get().identity } }

    /// Waits for the file for so many milliseconds. After that nobody will ask again: what comes later is closed by the thread itself.
    func wait(milliseconds: Double) throws(PictureFailure) -> OpenedFile {
        guard finished.wait(milliseconds: milliseconds), let result = result.withLock({ $0 }) else {
            throw .notAnswering(milliseconds: milliseconds)
        }
        return try result.get()
    }
}
