internal import Glibc
internal import Wire

/// A regular file that is open for reading.
struct OpenedFile: Sendable {
    let descriptor: OwnedDescriptor
    let byteCount: Int
    let identity: FileIdentity
    /// When it was changed last, in seconds since 1970.
    let modified: Int64
    /// Whether that says anything: what came through a pipe has no time of its own.
    var hasOwnTime = true
    /// What the desktop has of it.
    var thumbnail: DesktopThumbnail?
    /// How it comes, when it is still being fetched.
    var incoming: IncomingFile?
    /// Whether it is a copy of something on a server that may have changed since.
    var isOutdated = false

    /// Opens a file without ever waiting for a pipe or a device. On a dead network share it may block for ever all the same.
    init(path: [UInt8]) throws(PictureFailure) {
        // A zero ends a path; a path with one in it names no file.
        guard !path.isEmpty, !path.contains(0) else { throw .missing }
        let terminated = path.map { CChar(bitPattern: $0) } + [0]
        let number = unsafe open(terminated, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard number >= 0 else { throw unsafe Self.failure(errno, terminated) }
        descriptor = OwnedDescriptor(taking: number)
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw .unreadable(errno: errno) }
        if let failure = Self.failure(ofKind: status.st_mode) { throw failure }
        guard status.st_size > 0 else { throw .empty }
        byteCount = status.st_size
        identity = FileIdentity(status)
        modified = Int64(status.st_mtim.tv_sec)
    }

    /// A file that was fetched, or is still being fetched.
    init(fetched descriptor: OwnedDescriptor, _ incoming: IncomingFile) throws(PictureFailure) {
        var status = stat()
        guard unsafe fstat(descriptor.number, &status) == 0 else { throw .unreadable(errno: errno) }
        if let failure = Self.failure(ofKind: status.st_mode) { throw failure }
        self.descriptor = descriptor
        self.incoming = incoming
        byteCount = incoming.received
        identity = FileIdentity(status)
        modified = Int64(status.st_mtim.tv_sec)
    }

    /// Why something of a kind is no file; nil for a file.
    private static func failure(ofKind mode: mode_t) -> PictureFailure? {
        switch mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: .folder
        case S_IFIFO: .notAFile(.pipe)
        case S_IFSOCK: .notAFile(.socket)
        default: .notAFile(.device)
        }
    }

    private static func failure(_ errno: Int32, _ path: UnsafePointer<CChar>) -> PictureFailure {
        // A socket cannot be opened, and some devices cannot either: what is there says more than why it failed.
        var status = stat()
        if errno == ENXIO, unsafe stat(path, &status) == 0, let failure = failure(ofKind: status.st_mode) {
            return failure
        }
        switch errno {
        case ENOENT, ENOTDIR: return .missing
        case EACCES, EPERM: return .notPermitted
        case ELOOP: return .linkLoop
        case ENODEV, ENXIO: return .notAFile(.device)
        default: return .unreadable(errno: errno)
        }
    }
}
