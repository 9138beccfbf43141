/// How far the looking up of names is.
struct NameLookUp {
    /// Where the files that come next lie.
    var prefix: [UInt8] = []
    /// How many pictures were found under the name.
    var count = 0
    /// Whether it is known what the name is.
    private(set) var isInName = false
    /// Whether nothing was heard for too long.
    private(set) var hasStalled = false
    private var isFolder = false
    private var seen = -1
    private var seenAt = 0.0

    var isInEmptyFolder: Bool { isInName && isFolder && count == 0 }

    mutating func begin(isFolder: Bool) {
        isInName = true
        self.isFolder = isFolder
    }

    mutating func finish() {
        isInName = false
        count = 0
    }

    /// Waits a moment for more findings; nil when there will be none, or none have come for too long.
    mutating func next(
        of reading: FolderReading, within milliseconds: Double, patience: Double, at now: Double
    ) -> [FolderFinding]? {
        let count = reading.readCount
        if count != seen {
            seen = count
            seenAt = now
        } else if now - seenAt >= patience {
            hasStalled = true
            return nil
        }
        return reading.next(within: min(milliseconds, patience))
    }
}
