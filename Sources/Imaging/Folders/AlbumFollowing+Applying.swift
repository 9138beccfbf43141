internal import Album

/// How the catalog takes in what has happened.
extension AlbumFollowing {
    /// Takes in what has happened; whether the album looks different now.
    mutating func apply(_ batch: ChangeBatch) -> Bool {
        let moves = knownMoves(batch)
        var hasChanged = false
        for prefix in batch.goneFolders where folders[prefix] != nil { hasChanged = drop(prefix) || hasChanged }
        let all = batch.hasLostEvents ? Set(folders.values.filter { $0.parent == nil }.map(\.prefix)) : []
        for prefix in batch.changedFolders.union(all) where isOfInterest(prefix) {
            hasChanged = readAgain(prefix) || hasChanged
        }
        for (prefix, paths) in batch.touched {
            for path in paths { hasChanged = check(path, in: prefix) || hasChanged }
        }
        noteWriting(batch)
        let isThere = { [catalog] (path: [UInt8]) in catalog.contains(path) }
        let targets = Set(moves.values)
        // A name that was given to a new file at once has only been lent: that is how some programs save.
        let renamed = moves.filter { isThere($0.value) && (!isThere($0.key) || targets.contains($0.key)) }
        pending.renamed = AlbumUpdate.composed(pending.renamed, renamed)
        return hasChanged
    }

    /// Where the pictures of the album were moved, all in all.
    private func knownMoves(_ batch: ChangeBatch) -> [[UInt8]: [UInt8]] {
        var trail = MoveTrail()
        for (from, to) in batch.moves {
            guard from.last == UInt8(ascii: "/") else {
                trail.move(from: from, to: to)
                continue
            }
            for folder in [from] + catalog.folders(below: from) {
                for file in catalog.files(inFolder: folder) { trail.move(from: file, to: to + file[from.count...]) }
            }
        }
        return trail.moves.filter { catalog.contains($0.key) }
    }

    /// Looks at a file; whether the album looks different afterwards.
    private mutating func check(_ path: [UInt8], in prefix: [UInt8]) -> Bool {
        guard catalog.takes(path, inFolder: prefix) else { return false }
        if let status = FileStatus(of: path), status.isFile {
            return catalog.put(AlbumItem(path: path, status), inFolder: prefix)
        }
        return catalog.remove(path, inFolder: prefix)
    }

    /// Folders that were looked into, and new ones in them.
    private func isOfInterest(_ prefix: [UInt8]) -> Bool {
        if folders[prefix] != nil { return true }
        let parent = AlbumPart.folderPrefix(of: Array(prefix.dropLast()))
        return wishes.isRecursive && catalog.covers(folder: parent) && prefix[parent.count] != UInt8(ascii: ".")
    }

    /// A folder is gone, with all that was in it.
    private mutating func drop(_ prefix: [UInt8]) -> Bool {
        var hasChanged = false
        for folder in [prefix] + catalog.folders(below: prefix) {
            for path in catalog.files(inFolder: folder) {
                hasChanged = catalog.remove(path, inFolder: folder) || hasChanged
            }
            if let content = folders.removeValue(forKey: folder), let watch = content.watch {
                prefixes[watch]?.removeAll { $0 == folder }
                if prefixes[watch]?.isEmpty == true {
                    prefixes[watch] = nil
                    notifier.forget(watch)
                }
            }
        }
        return hasChanged
    }

    /// Reads a folder, and if wanted those in it, again; whether the album looks different afterwards.
    private mutating func readAgain(_ prefix: [UInt8]) -> Bool {
        guard var contents = contents(of: prefix) else {
            let hasChanged = drop(prefix)
            // It may come back.
            enter(FolderContent(prefix: prefix, watch: nil, needsPolling: true, status: nil))
            return hasChanged
        }
        let parent = AlbumPart.folderPrefix(of: Array(prefix.dropLast()))
        if !contents.isEmpty, contents[0].folder.parent == nil, folders[parent] != nil, wishes.isRecursive {
            contents[0].folder.parent = parent
        }
        var hasChanged = false
        let there = Set(contents.map(\.folder.prefix))
        for folder in catalog.folders(below: prefix) where !there.contains(folder) && folders[folder] != nil {
            hasChanged = drop(folder) || hasChanged
        }
        for (folder, items) in contents {
            enter(folder)
            hasChanged = replace(folder.prefix, by: items) || hasChanged
        }
        return hasChanged
    }

    private mutating func replace(_ prefix: [UInt8], by items: [AlbumItem]) -> Bool {
        var hasChanged = false
        let there = Set(items.map(\.path))
        for path in catalog.files(inFolder: prefix) where !there.contains(path) {
            // Files that were named need not look like pictures.
            hasChanged = check(path, in: prefix) || hasChanged
        }
        for path in catalog.namedFiles(inFolder: prefix) { hasChanged = check(path, in: prefix) || hasChanged }
        for item in items { hasChanged = catalog.put(item, inFolder: prefix) || hasChanged }
        return hasChanged
    }

    /// What is in a folder and those in it; nil when it cannot be read.
    private func contents(of prefix: [UInt8]) -> [(folder: FolderContent, items: [AlbumItem])]? {
        var contents: [(folder: FolderContent, items: [AlbumItem])] = []
        let reading = FolderReading([.folder(prefix)], wishes, notifier)
        var look = NameLookUp()
        while let findings = look.next(of: reading, within: timing.patience, patience: timing.patience, at: now) {
            for finding in findings {
                switch finding {
                case .content(let content): contents.append((content, []))
                case .items(let items): if !contents.isEmpty { contents[contents.count - 1].items += items }
                case .end(.unreadable?), .end(.noThreads?): return nil
                case .end, .file, .folder: break
                }
            }
            if course.isEnded { break }
        }
        reading.giveUp()
        return look.hasStalled ? nil : contents
    }
}
