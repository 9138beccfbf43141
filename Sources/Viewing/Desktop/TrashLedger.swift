/// Which files are on their way to the trash, in it, or on their way back.
struct TrashLedger: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        let ticket: UInt64
        let path: [UInt8]
    }

    /// On their way there or back.
    private var moving: [Entry] = []
    /// There, the last one last.
    private var trashed: [Entry] = []
    /// The file that is back, until the album has it.
    var returning: [UInt8]?

    /// Whether a file is on its way.
    func isMoving(_ path: [UInt8]) -> Bool { moving.contains { $0.path == path } }

    /// Whether there is one that can come back.
    var canComeBack: Bool { !trashed.isEmpty }

    /// A file goes to the trash.
    mutating func goes(_ path: [UInt8], ticket: UInt64) { moving.append(Entry(ticket: ticket, path: path)) }

    /// The file that went there last comes back; nil when there is none.
    mutating func comesBack() -> Entry? {
        guard let entry = trashed.popLast() else { return nil }
        moving.append(entry)
        return entry
    }

    /// A way there or back is over, and the file is in the trash now or is not. Returns which file.
    mutating func ended(_ ticket: UInt64, isInTrash: Bool) -> [UInt8]? {
        guard let index = moving.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        let entry = moving.remove(at: index)
        if isInTrash { trashed.append(entry) }
        return entry.path
    }
}
