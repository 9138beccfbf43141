internal import Album
internal import Glibc
internal import Synchronization
internal import Threading

/// Finds out what one name on the command line stands for, on a thread of its own, so that a share that does not answer costs that
/// thread and nothing else.
final class FolderReading: Sendable {
    /// What a name stands for, and what went wrong.
    struct Outcome: Sendable {
        let part: AlbumPart
        var failure: FolderFailure?
    }

    private let path: [UInt8]
    private let takesFolderOfFile: Bool
    private let result = Mutex<Outcome?>(nil)
    /// Counts up with each name that was read: a large folder is slow, not dead.
    private let progress = Atomic<Int>(0)
    private let finished = Signal()

    /// Begins. `takesFolderOfFile` says that a file stands for itself and all pictures beside it.
    init(path: [UInt8], takesFolderOfFile: Bool, read: @escaping @Sendable (FolderReading) -> Outcome = { $0.read() }) {
        self.path = path
        self.takesFolderOfFile = takesFolderOfFile
        let started = DetachedThread.start { [self] in
            let outcome = read(self)
            result.withLock { $0 = outcome }
            finished.raise()
        }
        if !started {
            result.withLock { $0 = Outcome(part: AlbumPart(file: path), failure: .noThreads) }
            finished.raise()
        }
    }

    /// Waits for the outcome as long as there is a sign at least every so many milliseconds. After that nobody will ask again.
    func wait(milliseconds: Double) -> Outcome {
        var seen = progress.load(ordering: .relaxed)
        while !finished.wait(milliseconds: milliseconds) {
            let now = progress.load(ordering: .relaxed)
            if now == seen {
                return Outcome(part: AlbumPart(file: path), failure: .notAnswering(milliseconds: milliseconds))
            }
            seen = now
        }
        return result.withLock { $0 } ?? Outcome(part: AlbumPart(file: path), failure: .noThreads)
    }

    /// Says that it is being read.
    func noteProgress() { progress.wrappingAdd(1, ordering: .relaxed) }

    private func read() -> Outcome {
        do {
            if isFolder(path) {
                let part = AlbumPart(folder: path, names: try names(in: path))
                return Outcome(part: part, failure: part.entries.isEmpty ? .noPictures : nil)
            }
            guard takesFolderOfFile else { return Outcome(part: AlbumPart(file: path)) }
            let prefix = AlbumPart.folderPrefix(of: path)
            let folder = prefix.isEmpty ? [UInt8(ascii: ".")] : prefix
            return Outcome(part: AlbumPart(file: path, amongst: try names(in: folder)))
        } catch {
            return Outcome(part: AlbumPart(file: path), failure: error)
        }
    }

    private func isFolder(_ path: [UInt8]) -> Bool {
        var status = stat()
        return unsafe stat(Self.terminated(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names of the regular files in a folder that look like pictures.
    private func names(in folder: [UInt8]) throws(FolderFailure) -> [[UInt8]] {
        guard !folder.contains(0) else { throw .unreadable(errno: ENOENT) }
        guard let stream = unsafe opendir(Self.terminated(folder)) else { throw .unreadable(errno: errno) }
        defer { unsafe closedir(stream) }
        let number = unsafe dirfd(stream)
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let item = unsafe readdir(stream) else {
                if errno != 0, names.isEmpty { throw .unreadable(errno: errno) }
                return names
            }
            noteProgress()
            let name = unsafe Self.name(of: item)
            if PictureNames.contains(name), unsafe isFile(name, kind: Int32(item.pointee.d_type), in: number) {
                names.append(name)
            }
        }
    }

    /// Links count as what they lead to.
    private func isFile(_ name: [UInt8], kind: Int32, in folder: Int32) -> Bool {
        if kind == Int32(DT_REG) { return true }
        guard kind == Int32(DT_LNK) || kind == Int32(DT_UNKNOWN) else { return false }
        var status = stat()
        return unsafe fstatat(folder, Self.terminated(name), &status, 0) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// An entry is shorter than its type says: only as much as there is may be read.
    private static func name(of item: UnsafeMutablePointer<dirent>) -> [UInt8] {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
        let start = unsafe UnsafeRawPointer(item) + offset
        return unsafe Array(
            UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
    }

    private static func terminated(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
}
