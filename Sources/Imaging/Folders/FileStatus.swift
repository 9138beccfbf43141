internal import Album
internal import Glibc

/// What the system says of a file or a folder. Asking may take for ever where it lies on a share that does not answer.
struct FileStatus: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    /// When it was changed last, in nanoseconds.
    let modified: Int64
    let byteCount: Int64
    let isFile: Bool
    let isFolder: Bool

    /// What a path leads to; nil when there is nothing.
    init?(of path: [UInt8]) {
        guard !path.contains(0) else { return nil }
        var status = stat()
        guard unsafe stat(Self.terminated(path), &status) == 0 else { return nil }
        self.init(status)
    }

    /// What a name in an open folder leads to, or is itself; nil when there is nothing.
    init?(of name: [UInt8], in folder: Int32, followsLinks: Bool = true) {
        var status = stat()
        guard unsafe fstatat(folder, Self.terminated(name), &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
            return nil
        }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
        byteCount = Int64(status.st_size)
        isFile = status.st_mode & S_IFMT == S_IFREG
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether it was changed so lately that another change now might leave the same time: some file systems count in steps of 2 s.
    var isFresh: Bool {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) &* 1_000_000_000 &- modified < 3_000_000_000
    }

    /// The path of the folder whose files' paths begin with something.
    static func path(ofFolder prefix: [UInt8]) -> [UInt8] { prefix.isEmpty ? [UInt8(ascii: ".")] : prefix }

    /// A path as C wants it.
    static func terminated(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
}

extension AlbumItem {
    /// A file of an album, with what is known of it.
    init(path: [UInt8], _ status: FileStatus) {
        self.init(path: path, modified: status.modified, byteCount: status.byteCount)
    }
}
