import Album
import Geometry
import Navigation

/// What happens because somebody is there, or nobody.
extension Session {
    /// Takes note of who does something.
    mutating func noteHands(_ event: ViewingEvent, at time: Double) {
        let sign: Presence.Sign =
            switch event {
            case .navigation(let input): presence.note(input)
            case .key, .command, .list, .open, .openAll, .stir: .touch
            case .areas, .panelDrawn, .sidecar, .album, .loading, .remark, .fullscreenChanged, .visibilityChanged,
                .trashing:
                .none
            }
        guard sign != .none else { return }
        idle?.stirred(isTouched: presence.isTouched, at: time)
        if sign == .touch { slideshow.touched(isDown: presence.isTouched, at: time) }
    }

    /// Does what is due by the clock alone: the next picture of the slideshow, the start view for the next visitor. To be called for each frame before it
    /// is drawn.
    public mutating func passTime(to time: Double) -> [ViewingEffect] {
        var effects: [ViewingEffect] = []
        if idle?.isDue(at: time) == true { effects += welcome(at: time) }
        effects += turnByTime(at: time)
        return effects.isEmpty ? [] : effects + tidyPages(at: time)
    }

    /// When `passTime` must be called next after a time, although nothing happens.
    func timeDeadline(after time: Double) -> Double? {
        [idle?.deadline, slideshow.deadline(after: time)].compactMap { $0 }.min()
    }

    /// Everything is as the next visitor expects it.
    private mutating func welcome(at time: Double) -> [ViewingEffect] {
        var effects = isKeyListOpen ? toggleKeyList(at: time) : []
        _ = closeInformation()
        if list.isOpen != startsInList { effects += toggleList(at: time) }
        chrome.focus = nil
        holdChrome(at: time)
        if slideshow.options.startsRunning, !slideshow.isRunning { effects += startSlideshow(at: time) }
        if idle?.goesToFirst == true, let first = place(of: .first), !album.isCurrent(first) {
            return effects + go(.to(first), fadingOver: slideshow.options.fade, at: time)
        }
        return effects + returnToStart(at: time)
    }

    /// The picture goes back to its start view, upright, unless it drifts by itself.
    private mutating func returnToStart(at time: Double) -> [ViewingEffect] {
        guard !navigator.isDrifting, visible != nil else { return [] }
        var effects: [ViewingEffect] = []
        let turns = Int((navigator.targetRotation.degrees / 90).rounded()) % 4
        if turns != 0 { effects += navigate(.turn(quarterTurns: turns == 3 ? 1 : -turns), at: time) }
        return navigator.isHome ? effects : effects + navigate(.command(.home), at: time)
    }
}
