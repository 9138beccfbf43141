import Album
import Geometry
import Localization
import Navigation

/// The strip of thumbnails in the picture's view.
extension Session {
    /// The strip in the frame that is drawn now; nil where there is none.
    public var strip: Strip? {
        guard showsStrip, !list.isInSight, album.entries.count > 1 else { return nil }
        return Strip(
            count: album.entries.count, place: list.slide.place(at: list.now), view: view,
            isAtBottom: chromeOptions.placement == .top, isMirrored: phrases.isRightToLeft)
    }

    /// Whether the current picture is still on its way.
    public var isLoading: Bool { picture.map { !$0.isOver } ?? false }

    /// Lets the strip follow the album.
    mutating func slideStrip(at time: Double) {
        let place = Double(album.index)
        let isAnimated = showsStrip && !list.isOpen && !navigator.motion.reducesMotion
        list.slide.go(to: place, isAnimated: isAnimated, at: time)
    }

    /// Whether the strip is on its way.
    var isStripMoving: Bool { showsStrip && !list.isInSight && list.now < list.slide.end }
}
