internal import Fetching
internal import Glibc

extension CacheStore {
    /// Notes that a file is being filled, so that another process can go on where this one may be killed. Where another process is at it, that
    /// one goes on with its own.
    func notePart(_ file: DownloadFile, as record: CopyRecord) {
        let name = CopyName(key: record.key).part
        guard keeps, file.name != nil, !isAtWork(name) else { return }
        replace(name, by: record)
    }

    /// Takes over what has come of a copy; nil when there is nothing, or another process is at it.
    ///
    /// What was written before the system began anew may have holes, and there is no checksum of a part: it is not used.
    func takePart(for key: String) -> (record: CopyRecord, file: DownloadFile)? {
        guard keeps else { return nil }
        let name = CopyName(key: key)
        guard let record = record(name.part), record.key == key, Validator(record.headers) != nil, record.boot == boot
        else { return nil }
        // A part that has all its bytes is one byte short of being asked for.
        let most = record.length < 0 ? Int.max : record.length - 1
        guard self.record(name.record)?.content != record.content,
            let file = DownloadFile(resuming: record.content, in: folder, atMost: most), file.count > 0,
            // Only now it is ours: it may have been completed before it was locked.
            self.record(name.part)?.content == record.content, self.record(name.record)?.content != record.content
        else { return nil }
        return (record, file)
    }

    /// Takes the note away that a file is a part.
    func dropPart(of file: DownloadFile, _ key: String) {
        let name = CopyName(key: key).part
        if keeps, let content = file.name, record(name)?.content == content { folder.remove(name) }
    }

    /// Takes a file away that will never be a copy.
    func discard(_ file: DownloadFile, _ key: String) {
        dropPart(of: file, key)
        if let name = file.name { folder.remove(name) }
    }

    /// Whether some process fills the file of a part.
    private func isAtWork(_ name: String) -> Bool {
        guard let record = record(name), let content = folder.open(record.content, O_RDONLY) else { return false }
        return !CacheFolder.lock(content)
    }
}
