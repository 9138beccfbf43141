import Album
import Geometry
import Localization
import Navigation

/// How the session goes from picture to picture by itself.
extension Session {
    /// Whether the screen must not go dark: pictures come by themselves, or a kiosk waits for its next visitor.
    public var keepsScreenOn: Bool { slideshow.isRunning && !isHidden || isFullscreen && idle != nil }

    /// The page that fades away over the current one; nil when none does.
    public var fadingPage: VisiblePage? {
        guard let leaving, leaving.side == nil, let camera = navigator.outgoingCamera else { return nil }
        return VisiblePage(slot: leaving.slot, camera: camera, extent: -.infinity...(.infinity))
    }

    /// The pictures to have ready: the one that the slideshow shows next, and those beside the current one.
    var wantedNeighbors: [[UInt8]] {
        guard let next = upcoming, !album.neighbors.contains(next), next != album.current else {
            return album.neighbors
        }
        return [next] + album.neighbors
    }

    /// Gets a slideshow ready, and begins it if it is to run from the start.
    public mutating func prepare(_ options: SlideshowOptions, at time: Double) {
        slideshow = Slideshow(options)
        if options.startsRunning { slideshow.start(at: time) }
    }

    mutating func toggleSlideshow(at time: Double) -> [ViewingEffect] {
        if slideshow.isRunning {
            slideshow.stop()
            overlay.noticed(phrases(.slideshowOff), at: time)
            return navigator.isDrifting ? navigate(.drift(nil), at: time) : []
        }
        let effects = startSlideshow(at: time)
        overlay.noticed(phrases(.slideshowOn), at: time)
        return effects
    }

    /// Starts or goes on; a picture that is looked at whole begins to move.
    mutating func startSlideshow(at time: Double) -> [ViewingEffect] {
        slideshow.start(at: time)
        followPicture(at: time)
        let effects = preload()
        guard slideshow.options.moves, navigator.isHome, navigator.isSettled, visible != nil else { return effects }
        return effects + drift(beginsWithWhole: true, at: time)
    }

    /// Pauses what moves or lets it go on: an animation, else the slideshow.
    mutating func playOrPause(at time: Double) -> [ViewingEffect] {
        if slideshow.isRunning { return toggleSlideshow(at: time) }
        if picture?.playback != nil { return togglePlayback(at: time) }
        return album.entries.count > 1 ? toggleSlideshow(at: time) : []
    }

    /// A picture that comes while pictures come by themselves moves, if it is to.
    mutating func driftAfter(_ input: NavigationInput, at time: Double) -> [ViewingEffect] {
        guard case .picture(.some) = input, slideshow.isRunning, slideshow.options.moves, navigator.arePagesAtRest,
            !presence.isTouched
        else { return [] }
        return drift(beginsWithWhole: false, at: time)
    }

    private mutating func drift(beginsWithWhole: Bool, at time: Double) -> [ViewingEffect] {
        guard !navigator.motion.reducesMotion else { return [] }
        let number = slideshow.nextMove(beginsWithWhole: beginsWithWhole)
        return navigate(.drift(DriftRequest(number: number, duration: slideshow.options.motion)), at: time)
    }

    /// Tells the slideshow what can be seen, and finds out what comes next.
    mutating func followPicture(at time: Double) {
        if picture?.path != slideshow.subject {
            slideshow.subject = picture?.path
            slideshow.pictureComes()
        }
        if showsPicture || picture?.failure != nil { slideshow.pictureSeen(at: time) }
        guard slideshow.isRunning, followed != album else { return }
        followed = album
        let options = slideshow.options
        if options.shuffles {
            upcoming = slideshow.order.next(after: album.current, in: album.entries, loops: options.loops)
        } else {
            let place = album.next ?? (options.loops && album.previous != nil ? 0 : nil)
            upcoming = place.map { album.entries[$0] }
        }
    }

    /// Goes on to the next picture when its time has come and it can be seen.
    mutating func turnByTime(at time: Double) -> [ViewingEffect] {
        guard let due = slideshow.due, due <= time, picture?.playback?.hasMoreToShow != true else { return [] }
        guard let upcoming, let place = upcomingPlace else {
            guard !slideshow.options.loops, album.entries.count > 1 else { return [] }
            slideshow.stop()
            overlay.noticed(phrases(.slideshowOver), at: time)
            return []
        }
        let next = neighbors.first { $0.path == upcoming }
        let isThere = next.map { $0.canBePainted || $0.failure != nil } ?? false
        guard isThere || time >= due + slideshow.options.patience else { return [] }
        slideshow.pictureComes()
        return go(.to(place), fadingOver: slideshow.options.fade, at: time)
    }

    /// Where the next picture is; of several of the same name the next one.
    private var upcomingPlace: Int? {
        if let next = album.next, album.entries[next] == upcoming { return next }
        return upcoming.flatMap { album.entries.firstIndex(of: $0) }
    }
}

extension Playback {
    /// Whether it is still in its first play: nobody has seen all of it.
    fileprivate var hasMoreToShow: Bool { isPlaying && pass == 0 && frameCount > 1 }
}
