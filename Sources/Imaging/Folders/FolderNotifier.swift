internal import Glibc
internal import Synchronization
internal import Wire

/// The kernel's news of folders (inotify), as far as it gives any.
final class FolderNotifier: Sendable {
    /// More watches of one album would eat into what all programs of a person may have together.
    static let mostWatches = 8192
    private static let bufferBytes = 64 * 1024

    private let mostWatches: Int
    private let descriptor: OwnedDescriptor?
    private let watches = Mutex<Set<Int32>>([])

    /// A notifier that watches nothing yet. One that the system refuses will watch nothing at all.
    init(mostWatches: Int = mostWatches) {
        self.mostWatches = mostWatches
        let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        descriptor = number >= 0 ? OwnedDescriptor(taking: number) : nil
    }

    /// To be polled for reading; nil when nothing will ever come.
    var number: Int32? { descriptor?.number }

    /// Watches a folder, whose files' paths begin with something; nil when the system has no watch for it.
    func watch(folder prefix: [UInt8]) -> Int32? {
        guard let descriptor, !prefix.contains(0), watches.withLock({ $0.count < mostWatches })
        else { return nil }
        let path = FileStatus.terminated(FileStatus.path(ofFolder: prefix))
        let watch = unsafe inotify_add_watch(descriptor.number, path, FolderEvent.all)
        guard watch >= 0 else { return nil }
        // A folder that is watched already gets the number that it has.
        watches.withLock { _ = $0.insert(watch) }
        return watch
    }

    /// Watches a folder no more.
    func forget(_ watch: Int32) {
        guard let descriptor else { return }
        // The kernel may have forgotten it by itself.
        _ = inotify_rm_watch(descriptor.number, watch)
        watches.withLock { _ = $0.remove(watch) }
    }

    /// Takes what the kernel has to say; never waits.
    func read() -> [FolderEvent] {
        guard let descriptor else { return [] }
        var events: [FolderEvent] = []
        var buffer = [UInt8](repeating: 0, count: Self.bufferBytes)
        while true {
            let length = unsafe Glibc.read(descriptor.number, &buffer, buffer.count)
            guard length > 0 else { return events }
            events += FolderEvent.list(in: Array(buffer.prefix(length)))
            // The rest comes with the next batch: what is read at once is bounded.
            if length < Self.bufferBytes / 2 || events.count > 100_000 { return events }
        }
    }
}
