internal import Album
internal import CSystem
internal import Glibc
internal import Wording

/// Reads folders and leaves what is in them in a `FolderReading`. Blocks as long as the system does.
struct FolderReader {
    let wishes: FolderWishes
    let notifier: FolderNotifier
    let reading: FolderReading

    /// So many files are told at once.
    private static let filesAtOnce = 1000

    func read(_ request: FolderRequest) {
        switch request {
        case .folder(let prefix): read(tree: prefix, begin: nil)
        case .name(AlbumPart.standardInput, _): tell(file: AlbumPart.standardInput, failure: nil)
        // The system knows nothing of these.
        case .name(let address, _) where WebAddress.isMeant(by: address): tell(file: address, failure: nil)
        case .name(let path, let withFolder): read(path, withFolder)
        }
    }

    private func read(_ path: [UInt8], _ withFolder: Bool) {
        if FileStatus(of: path)?.isFolder == true {
            read(tree: AlbumPart.prefix(ofFolder: path), begin: .folder(path), orFile: path)
        } else if withFolder {
            read(tree: AlbumPart.folderPrefix(of: path), begin: .file(path, withFolder: true), orFile: path)
        } else {
            reading.put(.file(path, withFolder: false))
            // Only to hear of this file.
            reading.put(.content(look(at: AlbumPart.folderPrefix(of: path), in: nil)))
            reading.put(.end(nil))
        }
    }

    private func tell(file path: [UInt8], failure: FolderFailure?) {
        reading.put(.file(path, withFolder: false))
        reading.put(.end(failure))
    }

    /// Reads a folder and, if wanted, those in it. The first one is opened before anything is told; what cannot be opened later is left out.
    private func read(tree root: [UInt8], begin: FolderFinding?, orFile path: [UInt8] = []) {
        var waiting: [(prefix: [UInt8], parent: [UInt8]?, depth: Int)] = [(root, nil, 0)]
        var tally = FolderTally()
        while let (prefix, parent, depth) = waiting.popLast() {
            guard !reading.isGivenUp, tally.hasRoom else { break }
            let content = look(at: prefix, in: parent)
            guard let stream = OpenFolder(prefix) else {
                if parent != nil { continue }
                let failure = FolderFailure.unreadable(errno: errno)
                return begin == nil ? reading.put(.end(failure)) : tell(file: path, failure: failure)
            }
            if parent == nil, let begin { reading.put(begin) }
            reading.put(.content(content))
            tally.folders += 1
            let inner = read(stream, prefix, &tally)
            if depth < FolderWishes.deepest { waiting += inner.map { ($0, prefix, depth + 1) } }
        }
        let isEmpty = if case .folder? = begin { tally.files == 0 } else { false }
        reading.put(.end(tally.hasRoom ? (isEmpty ? .noPictures : nil) : .tooMany(FolderWishes.mostFiles)))
    }

    /// Watches a folder, before it is read: what changes in between is then heard of.
    private func look(at prefix: [UInt8], in parent: [UInt8]?) -> FolderContent {
        let path = FileStatus.path(ofFolder: prefix)
        let watch = notifier.watch(folder: prefix)
        let liesElsewhere = unsafe system_lies_elsewhere(FileStatus.terminated(path)) == 1
        let status = FileStatus(of: path)
        return FolderContent(
            prefix: prefix, parent: parent, watch: watch, needsPolling: watch == nil || liesElsewhere, status: status,
            isFresh: status?.isFresh ?? true)
    }

    /// Tells the pictures of a folder; returns the folders in it, if they are wanted.
    private func read(_ stream: OpenFolder, _ prefix: [UInt8], _ tally: inout FolderTally) -> [[UInt8]] {
        var files: [AlbumItem] = []
        var folders: [[UInt8]] = []
        while let (name, kind) = stream.next(), !reading.isGivenUp, tally.hasRoom {
            reading.noteProgress()
            if wishes.isRecursive, name.first != UInt8(ascii: "."), isFolder(name, kind, stream) {
                folders.append(prefix + name + [UInt8(ascii: "/")])
            } else if PictureNames.contains(name), let item = item(name, kind, stream, prefix) {
                files.append(item)
                tally.files += 1
            }
            if files.count >= Self.filesAtOnce {
                reading.put(.items(files))
                files = []
            }
        }
        reading.put(.items(files))
        return folders
    }

    /// Links count as what they lead to.
    private func item(_ name: [UInt8], _ kind: Int32, _ stream: OpenFolder, _ prefix: [UInt8]) -> AlbumItem? {
        if kind == Int32(DT_REG), !wishes.needsFileFacts { return AlbumItem(path: prefix + name) }
        guard [Int32(DT_REG), Int32(DT_LNK), Int32(DT_UNKNOWN)].contains(kind),
            let status = FileStatus(of: name, in: stream.number), status.isFile
        else { return nil }
        return AlbumItem(path: prefix + name, status)
    }

    private func isFolder(_ name: [UInt8], _ kind: Int32, _ stream: OpenFolder) -> Bool {
        if kind == Int32(DT_UNKNOWN) {
            return FileStatus(of: name, in: stream.number, followsLinks: false)?.isFolder == true
        }
        return kind == Int32(DT_DIR)
    }
}

/// How much of an album has been read.
private struct FolderTally {
    var folders = 0
    var files = 0

    var hasRoom: Bool { folders < FolderWishes.mostFolders && files < FolderWishes.mostFiles }
}
