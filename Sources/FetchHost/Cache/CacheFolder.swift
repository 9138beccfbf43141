internal import Glibc
internal import Wire

/// An open folder, in which files are reached by their names alone: whatever becomes of its path, it stays this folder.
final class CacheFolder: Sendable {
    /// The open folder.
    let descriptor: OwnedDescriptor

    init(_ descriptor: OwnedDescriptor) { self.descriptor = descriptor }

    /// Opens a folder that can be written to, and makes it, for nobody else, where it is missing.
    init(making path: [UInt8]) throws(StorageFailure) {
        guard path.first == UInt8(ascii: "/"), !path.contains(0) else { throw StorageFailure(errno: EINVAL) }
        for end in path.indices.dropFirst() where path[end] == UInt8(ascii: "/") { Self.make(path[..<end]) }
        Self.make(path[...])
        descriptor = try Self.open(path)
    }

    /// Opens a folder for what is not kept: the first of those where temporary files go that can be written to.
    static func forTemporaryFiles() throws(StorageFailure) -> CacheFolder {
        var failure = StorageFailure(errno: ENOENT)
        let own = unsafe getenv("TMPDIR").map { unsafe Array(String(cString: $0).utf8) }
        for path in [own, Array("/var/tmp".utf8), Array("/tmp".utf8)].compactMap({ $0 }) where path.first == 0x2F {
            do { return CacheFolder(try open(path)) } catch { failure = error }
        }
        throw failure
    }

    private static func make(_ path: ArraySlice<UInt8>) {
        // Where it cannot be made, opening it says why.
        _ = unsafe mkdir(path.map(CChar.init(bitPattern:)) + [0], 0o700)
    }

    private static func open(_ path: [UInt8]) throws(StorageFailure) -> OwnedDescriptor {
        let text = path.map(CChar.init(bitPattern:)) + [0]
        let number = unsafe Glibc.open(text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw .last }
        let descriptor = OwnedDescriptor(taking: number)
        guard unsafe faccessat(number, ".", W_OK | X_OK, AT_EACCESS) == 0 else { throw .last }
        return descriptor
    }

    /// Opens a file that is there; nil when it is not, or is no plain file.
    func open(_ name: String, _ flags: Int32) -> OwnedDescriptor? {
        let number = unsafe openat(descriptor.number, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { return nil }
        let file = OwnedDescriptor(taking: number)
        guard let status = Self.status(of: file), status.st_mode & S_IFMT == S_IFREG else { return nil }
        return file
    }

    /// Makes a new file, for reading and writing, and locks it: as long as it is locked, nobody tidies it away.
    func make(_ name: String) throws(StorageFailure) -> OwnedDescriptor {
        let number = unsafe openat(descriptor.number, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw .last }
        let file = OwnedDescriptor(taking: number)
        _ = Self.lock(file)
        // Somebody who tidies up may have seen it before it was locked.
        guard let status = Self.status(of: file), status.st_nlink > 0 else { throw StorageFailure(errno: ENOENT) }
        return file
    }

    /// All bytes of a small file; nil when it is not there.
    func read(_ name: String) -> [UInt8]? {
        guard let file = open(name, O_RDONLY) else { return nil }
        var bytes = [UInt8](repeating: 0, count: 64 * 1024)
        let count = unsafe Glibc.read(file.number, &bytes, bytes.count)
        return count >= 0 && count < bytes.count ? Array(bytes.prefix(count)) : nil
    }

    @discardableResult
    func remove(_ name: String) -> Bool { unsafe unlinkat(descriptor.number, name, 0) == 0 }

    /// Gives a file another name, in place of a file that has it.
    func rename(_ name: String, to other: String) throws(StorageFailure) {
        guard unsafe renameat(descriptor.number, name, descriptor.number, other) == 0 else { throw .last }
    }

    /// Says that a file was used just now.
    func touch(_ name: String) { _ = unsafe utimensat(descriptor.number, name, nil, 0) }

    /// Tries to have a file alone; false when another process has it.
    static func lock(_ file: OwnedDescriptor) -> Bool { flock(file.number, LOCK_EX | LOCK_NB) == 0 }

    static func status(of file: OwnedDescriptor) -> stat? {
        var status = stat()
        return unsafe fstat(file.number, &status) == 0 ? status : nil
    }

    func status(of name: String) -> stat? {
        var status = stat()
        return unsafe fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }
}
