internal import Glibc
internal import Wire

/// A regular file that is open for reading.
struct OpenedFile: Sendable {
    let descriptor: OwnedDescriptor
    let byteCount: Int

    /// Opens a file without ever waiting for a pipe or a device. On a dead network share it may block for ever all the same.
    init(path: [UInt8]) throws(PictureFailure) {
        // A zero ends a path; a path with one in it names no file.
        guard !path.isEmpty, !path.contains(0) else { throw .missing }
        let terminated = path.map { CChar(bitPattern: $0) } + [0]
        let number = unsafe open(terminated, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard number >= 0 else { throw Self.failure(errno) }
        descriptor = OwnedDescriptor(taking: number)
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw Self.failure(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        case S_IFIFO: throw .notAFile(.pipe)
        case S_IFSOCK: throw .notAFile(.socket)
        default: throw .notAFile(.device)
        }
        guard status.st_size > 0 else { throw .empty }
        byteCount = status.st_size
    }

    private static func failure(_ errno: Int32) -> PictureFailure {
        switch errno {
        case ENOENT, ENOTDIR: .missing
        case EACCES, EPERM: .notPermitted
        case ELOOP: .linkLoop
        case ENXIO: .notAFile(.socket)
        case ENODEV: .notAFile(.device)
        default: .unreadable(errno: errno)
        }
    }
}
