internal import Fetching
internal import Glibc
internal import Wire

/// The cache: complete copies, and parts of copies that can be completed.
///
/// Content is in files of its own, which never change once a record names them. A record becomes valid by being renamed, which is one step
/// for all who look: so at any moment, whoever dies, there is the old copy, the new one, or none. Nothing is forced to the disk: what was written
/// stays in the system's memory when its writer is killed, and for the death of the system itself there are checksums.
struct CacheStore: Sendable {
    let folder: CacheFolder
    /// Whether anything is kept at all.
    let keeps: Bool
    /// Since when the system runs, in its own words.
    let boot: String
    /// All copies together may take so many bytes.
    let limit: Int

    /// A complete copy; nil when there is none that is right.
    func copy(for key: String) -> StoredCopy? {
        guard keeps else { return nil }
        let name = CopyName(key: key)
        // Between reading the record and opening the content another process may have replaced both.
        for _ in 0..<3 {
            guard var record = record(name.record), record.key == key else { return nil }
            guard let content = folder.open(record.content, O_RDONLY) else { continue }
            guard let status = CacheFolder.status(of: content), Int(status.st_size) == record.length else { return nil }
            if record.boot != boot {
                guard let (count, checksum) = Checksum.ofRest(of: content), count == record.length,
                    checksum == record.checksum
                else {
                    forget(key)
                    return nil
                }
                record.boot = boot
                replace(name.record, by: record)
            }
            return StoredCopy(record: record, content: content)
        }
        return nil
    }

    /// Notes that a copy was shown: those that were not for longest go first.
    func noteUse(of copy: StoredCopy) { folder.touch(CopyName(key: copy.record.key).record) }

    /// Keeps what the server says of a copy that has not changed.
    func renew(_ record: CopyRecord) { replace(CopyName(key: record.key).record, by: record) }

    /// Takes a copy away.
    func forget(_ key: String) {
        guard keeps else { return }
        let name = CopyName(key: key)
        let content = record(name.record)?.content
        folder.remove(name.record)
        if let content { folder.remove(content) }
    }

    /// An empty file for content.
    func makeFile(for key: String, isKept: Bool) throws(StorageFailure) -> DownloadFile {
        let name = CopyName(key: key)
        do throws(StorageFailure) {
            return try DownloadFile(in: folder, name: name.content(.random(in: 0 ... .max)), isKept: isKept && keeps)
        } catch {
            guard error.isFull, makeRoom() else { throw error }
            return try DownloadFile(in: folder, name: name.content(.random(in: 0 ... .max)), isKept: isKept && keeps)
        }
    }

    /// Makes a file the copy that is shown from now on.
    func commit(_ file: DownloadFile, as record: CopyRecord) {
        guard let content = file.name else { return }
        dropPart(of: file, record.key)
        guard file.count <= limit, file.isNamed else {
            folder.remove(content)
            return
        }
        let name = CopyName(key: record.key).record
        let former = self.record(name)?.content
        guard replace(name, by: record) else {
            folder.remove(content)
            return
        }
        if let former, former != content { folder.remove(former) }
    }

    /// Reads a record; nil when there is none that is whole.
    func record(_ name: String) -> CopyRecord? { folder.read(name).flatMap { CopyRecord(text: $0) } }

    /// Puts a record in the place of an older one, in one step.
    @discardableResult
    func replace(_ name: String, by record: CopyRecord) -> Bool {
        let draft = CopyName(key: record.key).draft(.random(in: 0 ... .max))
        do throws(StorageFailure) {
            let file = try folder.make(draft)
            let text = record.text
            guard unsafe write(file.number, text, text.count) == text.count else { throw .last }
            try folder.rename(draft, to: name)
            return true
        } catch {
            folder.remove(draft)
            return false
        }
    }
}

/// A complete copy, open.
struct StoredCopy: Sendable {
    /// What is known of it.
    var record: CopyRecord
    /// The content, which can only be read.
    let content: OwnedDescriptor
}
