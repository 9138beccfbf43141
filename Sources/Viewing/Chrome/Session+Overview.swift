import Geometry
import Localization
import Navigation

/// The overview and the zoom in percent: they come while the picture moves.
extension Session {
    /// Looks at how the picture lies now: where it has been moved, the overview shows where; where it has been zoomed, the badge says how far.
    mutating func noteView(at time: Double) {
        guard let content = navigator.content else {
            chrome.seen = nil
            chrome.overview.hide(at: time)
            chrome.badge.hide(at: time)
            return
        }
        let now = SeenView(
            picture: visible?.id, content: content, view: view, scale: scale, camera: navigator.cameraOnPage)
        defer { chrome.seen = now }
        guard chrome.options.hasOverview, let before = chrome.seen, now.isComparable(to: before) else {
            // Another picture is another matter.
            if chrome.seen?.picture != now.picture {
                chrome.overview.hide(at: time)
                chrome.badge.hide(at: time)
            }
            return
        }
        guard now.camera != before.camera else { return }
        let isHeld = hand.heldTargets.contains(.overview)
        if now.isZoomed(from: before) { chrome.badge.show(at: time, isHeld: isHeld) }
        if navigator.exceedsView {
            chrome.overview.show(at: time, isHeld: isHeld)
        } else {
            chrome.overview.hide(at: time)
        }
    }

    /// The overview in the frame at a time; nil while it is not seen.
    func overviewShown(at time: Double) -> Overview? {
        let opacity = chrome.overview.opacity(at: time)
        guard opacity > 0, let content = navigator.content else { return nil }
        return Overview(
            of: content, shownBy: navigator.cameraOnPage, in: view, insets: clearInsets(at: time),
            top: ZoomBadge.height + ZoomBadge.gap, isRightToLeft: phrases.isRightToLeft, opacity: opacity)
    }

    /// The zoom in the frame at a time; nil while it is not seen.
    func badgeShown(at time: Double) -> ZoomBadge? {
        let opacity = chrome.badge.opacity(at: time)
        guard opacity > 0, navigator.content != nil else { return nil }
        return ZoomBadge(
            zoom: navigator.cameraOnPage.zoom, scale: scale, view: view, insets: clearInsets(at: time),
            isRightToLeft: phrases.isRightToLeft, opacity: opacity)
    }

    /// A finger lands on the overview: on the mark of the visible part it takes hold of it, beside it the mark comes to the finger.
    mutating func pressOverview(_ hold: ChromeHand.Hold, at time: Double) -> [ViewingEffect] {
        guard let overview = overviewShown(at: time) else { return [] }
        if overview.viewport.contains(hold.start) {
            chrome.overviewGrab = OverviewGrab(
                overview, offset: overview.viewport.center - hold.start, isOnMark: true)
            return []
        }
        chrome.overviewGrab = OverviewGrab(overview, offset: .zero, isOnMark: false)
        return look(at: hold.start, isAnimated: true, at: time)
    }

    mutating func dragOverview(_ hold: ChromeHand.Hold, to place: ViewPoint, at time: Double) -> [ViewingEffect] {
        guard hold.isDrag, var grab = chrome.overviewGrab else { return [] }
        if !grab.isDragging {
            grab.isDragging = true
            // The mark starts from where it is, not with a jump over the way that no tap has.
            if grab.isOnMark { grab.offset = grab.offset + (hold.start - place) }
            chrome.overviewGrab = grab
        }
        return look(at: place, isAnimated: false, at: time)
    }

    /// A tap on the mark of the visible part takes the tapped place to the window's middle, like one beside it.
    mutating func tapOverview(at time: Double) -> [ViewingEffect] {
        guard let lift = hand.lastLift, !lift.isDrag, chrome.overviewGrab?.isOnMark == true else {
            return []
        }
        chrome.overviewGrab?.offset = .zero
        return look(at: lift.start, isAnimated: true, at: time)
    }

    /// Moves the view so that a place of the overview comes to the window's middle, as far as may be.
    private mutating func look(at place: ViewPoint, isAnimated: Bool, at time: Double) -> [ViewingEffect] {
        guard let grab = chrome.overviewGrab else { return [] }
        let content = grab.overview.contentPoint(at: place + grab.offset)
        let request = ZoomRequest(zoom: navigator.targetZoom, place: .center(content))
        return navigate(.zoomTo(request, isAnimated: isAnimated), at: time)
    }
}

/// How a finger holds the overview.
struct OverviewGrab: Hashable, Sendable {
    /// As it was when the finger landed: it may move away below the finger, as the controls come and go.
    let overview: Overview
    /// From the finger to the middle of the mark.
    var offset: ViewVector
    /// Whether it drags already.
    var isDragging = false
    /// Whether the finger landed on the mark.
    let isOnMark: Bool

    init(_ overview: Overview, offset: ViewVector, isOnMark: Bool) {
        self.overview = overview
        self.offset = offset
        self.isOnMark = isOnMark
    }
}
