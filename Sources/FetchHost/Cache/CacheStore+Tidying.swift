internal import Fetching
internal import Glibc
internal import Wire

extension CacheStore {
    /// A part that nobody has gone on with for so many seconds will not be gone on with: a week.
    private static let longestPart = 7 * 86_400

    /// Takes away what dead processes left, and those copies that were not shown for longest, until all fit into the limit. One process does
    /// that at a time.
    func tidy(limit: Int? = nil) {
        guard keeps, CacheFolder.lock(folder.descriptor) else { return }
        defer { flock(folder.descriptor.number, LOCK_UN) }
        let groups = Dictionary(grouping: folder.entries(), by: \.digits)
        var copies: [(digits: String, used: Int, bytes: Int)] = []
        var total = 0
        for (digits, entries) in groups {
            removeLeftovers(digits, entries)
            let size = bytes(of: entries)
            total += size
            // When a copy was shown last, or a part grew.
            guard
                let status = folder.status(of: "\(digits).copy")
                    ?? entries.lazy.compactMap({ folder.status(of: $0.name) }).first
            else { continue }
            copies.append((digits, status.st_mtim.tv_sec * 1000 + status.st_mtim.tv_nsec / 1_000_000, size))
        }
        copies.sort { $0.used < $1.used }
        for copy in copies {
            guard total > limit ?? self.limit else { return }
            evict(copy.digits)
            total -= copy.bytes
        }
    }

    /// Gives up all copies, because the disk is full; whether there were any.
    func makeRoom() -> Bool {
        guard keeps, folder.entries().contains(where: { $0.kind == .record }) else { return false }
        tidy(limit: 0)
        return true
    }

    /// Takes everything away. Returns how many copies there were and how many bytes all took.
    static func clear(_ folder: CacheFolder) -> (copies: Int, bytes: Int) {
        var copies = 0
        var bytes = 0
        // Records first: a content without a record is nothing, a record without its content would be looked for.
        let entries = folder.entries().sorted { $0.kind == .record && $1.kind != .record }
        for entry in entries {
            let size = folder.status(of: entry.name).map { Int($0.st_size) } ?? 0
            guard folder.remove(entry.name) else { continue }
            bytes += size
            if entry.kind == .record { copies += 1 }
        }
        return (copies, bytes)
    }

    private func bytes(of entries: [CacheFolder.Entry]) -> Int {
        entries.reduce(0) { $0 + (folder.status(of: $1.name).map { Int($0.st_size) } ?? 0) }
    }

    private func evict(_ digits: String) {
        let content = record("\(digits).copy")?.content
        folder.remove("\(digits).copy")
        if let content { folder.remove(content) }
        guard let part = record("\(digits).part"), let file = folder.open(part.content, O_RDONLY),
            CacheFolder.lock(file)
        else { return }
        folder.remove("\(digits).part")
        folder.remove(part.content)
    }

    private func removeLeftovers(_ digits: String, _ entries: [CacheFolder.Entry]) {
        let contents = entries.filter { $0.kind == .content }
        let hasRecord = entries.contains { $0.kind == .record }
        let hasPart = entries.contains { $0.kind == .part }
        if hasPart { removeOldPart(digits) }
        if hasRecord, contents.isEmpty, record("\(digits).copy").map({ folder.status(of: $0.content) == nil }) ?? true {
            folder.remove("\(digits).copy")
        }
        // A single content beside a record is the record's.
        if hasPart || contents.count != (hasRecord ? 1 : 0) {
            for entry in contents where !isNamed(entry.name, digits) { removeUnlessLocked(entry.name, digits) }
        }
        for entry in entries where entry.kind == .draft { removeUnlessLocked(entry.name, digits) }
    }

    private func isNamed(_ content: String, _ digits: String) -> Bool {
        record("\(digits).copy")?.content == content || record("\(digits).part")?.content == content
    }

    private func removeUnlessLocked(_ name: String, _ digits: String) {
        guard let file = folder.open(name, O_RDONLY), CacheFolder.lock(file), !isNamed(name, digits) else { return }
        folder.remove(name)
    }

    /// A part without its content, or one that has lain there for long.
    private func removeOldPart(_ digits: String) {
        let name = "\(digits).part"
        guard let record = record(name), let status = folder.status(of: record.content),
            status.st_mtim.tv_sec > WallClock.seconds - Self.longestPart
        else {
            folder.remove(name)
            return
        }
    }
}
