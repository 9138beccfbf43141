/// The times of an album's watcher, in milliseconds, gathered in one place.
public struct AlbumTiming: Hashable, Sendable {
    /// A folder of which nothing was heard for so long lies on a share that does not answer.
    public var patience = 3000.0
    /// What is known of an album after so long is shown, although more is to come; after that in steps half as long again.
    public var firstPart = 400.0
    /// Changes are collected until nothing has happened for so long: copying a thousand files is a few changes, not a thousand.
    public var quiet = 75.0
    /// But no longer than this.
    public var mostDelay = 500.0
    /// How often one looks where the kernel does not tell.
    public var poll = 3000.0
    /// How often a file that grows is tried.
    public var growth = 1000.0
    /// A file into which nobody has written for so long is whole, although nobody has closed it.
    public var settling = 2000.0

    /// The usual times.
    public init() {}
}
