internal import Album

/// How changes are found where the kernel does not tell them: on network file systems, and where it has no watches left.
extension AlbumFollowing {
    /// Looks at the folders and at the file that is on the screen.
    mutating func poll(_ batch: inout ChangeBatch) {
        nextPoll = .infinity
        for content in folders.values where content.needsPolling {
            if course.isEnded { return }
            let status = FileStatus(of: FileStatus.path(ofFolder: content.prefix))
            if status != content.status || (status != nil && content.isFresh) {
                batch.noteChange(ofFolder: content.prefix)
            }
        }
        pollAttended(&batch)
        if folders.values.contains(where: \.needsPolling) { nextPoll = now + timing.poll }
    }

    private mutating func pollAttended(_ batch: inout ChangeBatch) {
        guard let path = course.attended else { return }
        let prefix = AlbumPart.folderPrefix(of: path)
        guard let folder = folders[prefix], folder.needsPolling else { return }
        let status = FileStatus(of: path)
        defer { attended = (path, status) }
        guard let attended, attended.path == path, attended.status != status else { return }
        if status != nil { return batch.noteChange(of: path, in: prefix) }
        if let before = attended.status, let other = otherName(of: before, in: prefix) {
            batch.noteMove(from: path, to: other)
        }
        batch.noteChange(ofFolder: prefix)
    }

    /// The name that a file has now; nil when none in the folder is the same file, unchanged.
    private func otherName(of file: FileStatus, in prefix: [UInt8]) -> [UInt8]? {
        guard let stream = OpenFolder(prefix) else { return nil }
        while let (name, _) = stream.next() {
            if catalog.takes(prefix + name, inFolder: prefix), FileStatus(of: name, in: stream.number) == file {
                return prefix + name
            }
        }
        return nil
    }
}
