public import Album
internal import Synchronization
internal import Threading

/// Looks up what the names of an album stand for, and follows their files while they come, go and change. Everything happens beside the main
/// thread; nothing here waits.
public final class AlbumFollower: Sendable {
    private let order: PictureOrder
    private let isRecursive: Bool
    private let timing: AlbumTiming
    private let mostWatches: Int
    private let inbox: AlbumInbox
    private let course = Mutex<AlbumCourse?>(nil)

    /// A follower that calls `wake` from any thread when there is something to drain.
    public convenience init(
        order: PictureOrder = .name, isRecursive: Bool = false, timing: AlbumTiming = AlbumTiming(),
        wake: @escaping @Sendable () -> Void
    ) {
        self.init(
            order: order, isRecursive: isRecursive, timing: timing, mostWatches: FolderNotifier.mostWatches, wake: wake)
    }

    /// One that takes no more than so many watches of the system, and polls the other folders.
    init(
        order: PictureOrder, isRecursive: Bool, timing: AlbumTiming, mostWatches: Int,
        wake: @escaping @Sendable () -> Void
    ) {
        self.mostWatches = mostWatches
        self.order = order
        self.isRecursive = isRecursive
        self.timing = timing
        inbox = AlbumInbox(wake: wake)
    }

    deinit { stop() }

    /// Finds out what some names stand for: folders for the pictures in them; a single file for all pictures of its folder. With `isList`
    /// more names may come by `add`, and each file stands for itself. Another album that was followed before is left.
    public func follow(_ number: UInt64, _ names: [[UInt8]], isList: Bool = false) {
        stop()
        inbox.begin(number)
        // Without a descriptor for the bell the names stand for themselves, as they do without a thread.
        guard let course = try? AlbumCourse(number: number, names: names, isList: isList) else {
            return giveUp(number, names)
        }
        self.course.withLock { $0 = course }
        let following = AlbumFollowing(
            course: course, order: order, isRecursive: isRecursive, timing: timing,
            notifier: FolderNotifier(mostWatches: mostWatches), inbox: inbox)
        let started = DetachedThread.start {
            var mine = following
            mine.run()
        }
        if !started { giveUp(number, names) }
    }

    /// Adds names to an album that is a list; to another one than the one that is followed, nothing.
    public func add(_ names: [[UInt8]], to number: UInt64, isLast: Bool) {
        course.withLock { course in
            if let course, course.number == number { course.add(names, isLast: isLast) }
        }
    }

    /// Says which file is looked at now: it is watched more closely where the kernel does not tell.
    public func attend(to path: [UInt8]?) { course.withLock { $0?.attend(to: path) } }

    /// What is new since the last call.
    public func drain() -> [AlbumNews] { inbox.takeAll() }

    /// Follows nothing any more.
    public func stop() {
        course.withLock { course in
            course?.end()
            course = nil
        }
    }

    private func giveUp(_ number: UInt64, _ names: [[UInt8]]) {
        let troubles = names.prefix(1).map { AlbumNews.Trouble(path: $0, failure: .noThreads) }
        inbox.put(AlbumNews(number: number, update: AlbumUpdate(names.map(AlbumPart.init(file:))), troubles: troubles))
    }
}
