import Geometry
import Gestures
import Navigation

/// What a session remembers about what lies above the picture.
struct ChromeState: Hashable, Sendable {
    /// What the person wants to see.
    var options = ChromeOptions()
    /// The bar of buttons.
    var controls = Fade(stay: ChromeTiming.controlsStay)
    /// The small picture of the whole.
    var overview = Fade(stay: ChromeTiming.overviewStay)
    /// The zoom in percent.
    var badge = Fade(stay: ChromeTiming.overviewStay)
    /// The list of keys.
    var keyList = Fade(stay: 0)
    /// Whether it is there until it is closed.
    var isKeyListOpen = false
    /// How far it is scrolled, in points.
    var keyListScroll = 0.0
    /// What the keyboard has chosen.
    var focus: ChromeTarget?
    /// Where the mouse is; nil while fingers are used.
    var pointer: ViewPoint?
    /// Whether the mouse's button holds the picture.
    var isMouseDown = false
    /// When a finger was heard of last.
    var lastTouch = -Double.infinity
    /// How a finger holds the overview.
    var overviewGrab: OverviewGrab?
    /// How the picture lay when it was looked at last.
    var seen: SeenView?

    /// All fades at once where nothing is to move.
    mutating func setMotion(isReduced: Bool) {
        let duration = isReduced ? 0 : ChromeTiming.fade
        controls.duration = duration
        overview.duration = duration
        badge.duration = duration
        keyList.duration = duration
    }

    /// When something next looks different, after the frame at a time; nil for never.
    func nextChange(after time: Double) -> Double? {
        [controls, overview, badge, keyList].compactMap { $0.nextChange(after: time) }.min()
    }
}
