internal import CSystem
internal import Glibc
internal import Synchronization
internal import Wire

/// A file that content is written into, from front to back, while others read it.
final class DownloadFile: Sendable {
    /// For others: it can only be read.
    let reader: OwnedDescriptor
    /// Its name in the cache's folder; nil when it has none, and goes away by itself.
    let name: String?
    private let progress = Mutex((count: 0, checksum: UInt32(0)))
    private let writer: OwnedDescriptor

    private init(writer: OwnedDescriptor, reader: OwnedDescriptor, name: String?) {
        self.writer = writer
        self.reader = reader
        self.name = name
    }

    /// Makes an empty file. One that is not kept loses its name before anything is in it.
    convenience init(in folder: CacheFolder, name: String, isKept: Bool) throws(StorageFailure) {
        let writer = try folder.make(name)
        let reader = folder.open(name, O_RDONLY)
        if !isKept || reader == nil { folder.remove(name) }
        guard let reader else { throw .last }
        self.init(writer: writer, reader: reader, name: isKept ? name : nil)
    }

    /// Goes on with a file that somebody has begun and nobody else has; nil when that cannot be. It then holds at most so many bytes.
    convenience init?(resuming name: String, in folder: CacheFolder, atMost most: Int) {
        guard let writer = folder.open(name, O_RDWR), CacheFolder.lock(writer),
            let reader = folder.open(name, O_RDONLY), let status = CacheFolder.status(of: writer),
            let other = CacheFolder.status(of: reader), status.st_ino == other.st_ino, status.st_nlink > 0
        else { return nil }
        self.init(writer: writer, reader: reader, name: name)
        if Int(status.st_size) > most, ftruncate(writer.number, most) != 0 { return nil }
        guard sumUp() else { return nil }
    }

    /// How many bytes are in it.
    var count: Int { progress.withLock { $0.count } }
    /// Their checksum.
    var checksum: UInt32 { progress.withLock { $0.checksum } }

    /// Appends bytes.
    func append(_ bytes: UnsafeRawBufferPointer) throws(StorageFailure) {
        var rest = unsafe bytes
        while unsafe !rest.isEmpty {
            let written = unsafe write(writer.number, rest.baseAddress, rest.count)
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw written == 0 ? StorageFailure(errno: ENOSPC) : .last }
            let sum = unsafe system_checksum(checksum, rest.baseAddress, written)
            progress.withLock { $0 = ($0.count + written, sum) }
            unsafe rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
    }

    /// Whether its name is still its own: nobody has cleared the cache meanwhile.
    var isNamed: Bool { name != nil && CacheFolder.status(of: writer).map { $0.st_nlink > 0 } ?? false }

    private func sumUp() -> Bool {
        guard let (count, checksum) = Checksum.ofRest(of: writer) else { return false }
        progress.withLock { $0 = (count, checksum) }
        return true
    }
}
