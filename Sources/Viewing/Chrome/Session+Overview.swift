import Geometry
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
        guard chrome.options.hasOverview, let before = chrome.seen, now.isComparable(to: before),
            now.camera != before.camera
        else { return }
        if now.isZoomed(from: before) { chrome.badge.show(at: time) }
        if navigator.exceedsView { chrome.overview.show(at: time) } else { chrome.overview.hide(at: time) }
    }

    mutating func dragOverview(_ hold: ChromeHand.Hold, to place: ViewPoint, at time: Double) -> [ViewingEffect] { [] }
}
