internal import Album
internal import Glibc
internal import Wire

/// Follows one album on a thread of its own, from its names to the end.
struct AlbumFollowing: Sendable {
    let course: AlbumCourse
    let wishes: FolderWishes
    let timing: AlbumTiming
    let inbox: AlbumInbox
    let notifier: FolderNotifier
    var catalog: AlbumCatalog
    /// The folders that were looked into, by what their files' paths begin with.
    var folders: [[UInt8]: FolderContent] = [:]
    /// What the files' paths begin with in the folders of a watch: one folder may have several names.
    var prefixes: [Int32: [[UInt8]]] = [:]
    /// Names that are still to be looked up.
    var unknown: ArraySlice<[UInt8]> = []
    /// Whether there will be no more names.
    var hasAllNames = false
    /// What has happened since the last news.
    var pending = AlbumUpdate([])
    var troubles: [AlbumNews.Trouble] = []
    /// Files into which somebody writes, and when that was heard of last.
    var unsettled: [[UInt8]: Double] = [:]
    /// Files that have grown and are not told yet, so that they are not tried too often.
    var growing: Set<[UInt8]> = []
    var growthTold = -Double.infinity
    var nextPoll = Double.infinity
    /// The file that is looked at, as it was when it was polled last.
    var attended: (path: [UInt8], status: FileStatus?)?

    init(
        course: AlbumCourse, order: PictureOrder, isRecursive: Bool, timing: AlbumTiming, notifier: FolderNotifier,
        inbox: AlbumInbox
    ) {
        self.course = course
        self.timing = timing
        self.notifier = notifier
        self.inbox = inbox
        wishes = FolderWishes(isRecursive: isRecursive, needsFileFacts: order.needsFileFacts)
        catalog = AlbumCatalog(order: order)
    }

    var now: Double { MonotonicClock.milliseconds }

    /// Follows the album until it is left.
    mutating func run() {
        while !course.isEnded {
            let names = course.takeNames()
            if !names.new.isEmpty || names.isComplete != hasAllNames {
                hasAllNames = names.isComplete
                lookUp(names.new)
                guard !course.isEnded else { return }
                tell()
            }
            takeChanges()
        }
    }

    /// Leaves news of the album as it is now.
    mutating func tell() {
        var update = catalog.update(unknown: Array(unknown))
        update.isComplete = unknown.isEmpty && hasAllNames
        update.renamed = pending.renamed
        update.rewritten = pending.rewritten
        update.growing = pending.growing
        pending = AlbumUpdate([])
        inbox.put(AlbumNews(number: course.number, update: update, troubles: troubles))
        troubles = []
    }

    /// Takes a folder that was looked into.
    mutating func enter(_ content: FolderContent) {
        folders[content.prefix] = content
        if let parent = content.parent { catalog.note(folder: content.prefix, in: parent) }
        if let watch = content.watch, prefixes[watch]?.contains(content.prefix) != true {
            prefixes[watch, default: []].append(content.prefix)
        }
        if content.needsPolling { nextPoll = min(nextPoll, now + timing.poll) }
    }
}
