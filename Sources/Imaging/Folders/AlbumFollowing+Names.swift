internal import Album
internal import Wording

/// How names are looked up.
extension AlbumFollowing {
    /// How long one waits before looking whether the album was left meanwhile.
    private static let step = 50.0

    /// Looks names up, one after the other: threads that wait for a dead share should not be many.
    mutating func lookUp(_ names: [[UInt8]]) {
        unknown = names[...]
        var nextPart = now + timing.firstPart
        var interval = timing.firstPart
        while !unknown.isEmpty, !course.isEnded {
            var look = NameLookUp()
            let reading = FolderReading(unknown.map(request), wishes, notifier)
            while let findings = look.next(of: reading, within: Self.step, patience: timing.patience, at: now) {
                for finding in findings { take(finding, &look) }
                if course.isEnded { return reading.giveUp() }
                // Of a folder in which nothing was found yet there is nothing to tell.
                if now >= nextPart, !look.isInEmptyFolder {
                    tell()
                    interval *= 1.5
                    nextPart = now + interval
                }
            }
            reading.giveUp()
            if look.hasStalled { leaveStalled(look) }
        }
    }

    private func request(for name: [UInt8]) -> FolderRequest {
        .name(name, withFolder: catalog.count == 0 && unknown.count == 1 && !course.isList)
    }

    private mutating func take(_ finding: FolderFinding, _ look: inout NameLookUp) {
        switch finding {
        case .file(let path, let withFolder):
            look.begin(isFolder: false)
            catalog.append(file: path, withFolder: withFolder, isElsewhere: WebAddress.isMeant(by: path))
        case .folder(let path):
            look.begin(isFolder: true)
            catalog.append(folder: path)
        case .content(let content):
            look.prefix = content.prefix
            enter(content)
        case .items(let items):
            look.count += items.count
            for item in items { catalog.put(item, inFolder: look.prefix) }
        case .end(let failure):
            finishName(look, failure)
            look.finish()
        }
    }

    /// Goes on behind a name of which nothing is heard any more.
    private mutating func leaveStalled(_ look: NameLookUp) {
        finishName(look, .notAnswering(milliseconds: timing.patience))
    }

    private mutating func finishName(_ look: NameLookUp, _ failure: FolderFailure?) {
        guard let name = unknown.popFirst() else { return }
        if !look.isInName { catalog.append(file: name, withFolder: false, isElsewhere: WebAddress.isMeant(by: name)) }
        if let failure { troubles.append(AlbumNews.Trouble(path: name, failure: failure)) }
    }
}
