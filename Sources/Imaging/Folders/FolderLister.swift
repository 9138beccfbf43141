internal import Album
internal import Synchronization
internal import Threading
internal import Wire

/// Lists folders beside the main thread. `list` and `drain` never wait.
public final class FolderLister: Sendable {
    /// A folder of which nothing was heard for so many milliseconds lies on a share that does not answer.
    private static let patience = 3000.0

    private let lists = Mutex<[FolderList]>([])
    private let wake: @Sendable () -> Void

    /// A lister that calls `wake` from any thread when there is something to drain.
    public init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Finds out what some names stand for: folders for the pictures in them; a single file for all pictures of its folder.
    /// The list comes out of `drain` under this number.
    public func list(_ number: UInt64, _ paths: [[UInt8]]) {
        let started = DetachedThread.start { [self] in
            // One after the other: threads that wait for a dead share should not be many.
            put(
                number,
                paths.map {
                    FolderReading(path: $0, takesFolderOfFile: paths.count == 1).wait(milliseconds: Self.patience)
                })
        }
        if !started {
            put(number, paths.map { FolderReading.Outcome(part: AlbumPart(file: $0), failure: .noThreads) })
        }
    }

    /// The lists that are complete since the last call.
    public func drain() -> [FolderList] {
        lists.withLock { lists in
            defer { lists = [] }
            return lists
        }
    }

    private func put(_ number: UInt64, _ outcomes: [FolderReading.Outcome]) {
        let troubles = outcomes.compactMap { outcome in
            outcome.failure.map { FolderList.Trouble(path: outcome.part.path, failure: $0) }
        }
        let list = FolderList(number: number, parts: outcomes.map(\.part), troubles: troubles)
        lists.withLock { $0.append(list) }
        wake()
    }
}
