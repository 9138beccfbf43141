import Geometry
import Navigation

/// How the current picture moves.
extension Session {
    /// Shows the frame of a time, where the picture moves by itself. To be called for each frame before it is drawn.
    public mutating func play(to time: Double) -> [ViewingEffect] {
        guard let slot = picture, slot.hasAppeared else { return [] }
        return effects(of: slot.id, picture?.playback?.advance(to: time))
    }

    /// Whether `play(to:)` would show another frame at a time.
    public func isPlaybackDue(at time: Double) -> Bool { playbackDeadline.map { $0 <= time } ?? false }

    var playbackDeadline: Double? { picture?.hasAppeared == true ? picture?.playback?.nextDeadline : nil }

    /// The current picture turns out to move; its first frame is there.
    mutating func begin(_ facts: PlaybackFacts, at time: Double) {
        picture?.facts?.isAnimated = true
        guard facts.slots > 0 else { return }
        picture?.playback = Playback(facts, isPaused: navigator.motion.reducesMotion, at: time)
        hidePlayback(at: time)
        picture?.note(.done, in: phrases)
    }

    mutating func take(_ frame: FrameArrival, of id: PictureID, at time: Double) -> [ViewingEffect] {
        effects(of: id, picture?.playback?.take(frame, at: time))
    }

    mutating func shorten(to frames: Int, of id: PictureID) -> [ViewingEffect] {
        effects(of: id, picture?.playback?.shorten(to: frames))
    }

    /// The decoder of the frames has ended before its time. Another one is tried once, from the first frame on.
    mutating func stopped(_ sentence: String, at time: Double) -> [ViewingEffect] {
        guard let slot = picture, slot.playback != nil else { return [] }
        guard slot.isSecondTry else {
            let effects = open(slot.path, keepsView: true, at: time)
            picture?.isSecondTry = true
            return effects
        }
        picture?.playback?.stop()
        picture?.note(.noticed([sentence]), in: phrases)
        overlay.noticed(sentence, at: time)
        return []
    }

    mutating func togglePlayback(at time: Double) -> [ViewingEffect] {
        guard let id = picture?.id else { return [] }
        return effects(of: id, picture?.playback?.toggle(at: time))
    }

    mutating func stepFrame(by count: Int) -> [ViewingEffect] {
        guard let id = picture?.id else { return [] }
        return effects(of: id, picture?.playback?.step(by: count))
    }

    mutating func note(isHidden: Bool, at time: Double) -> [ViewingEffect] {
        self.isHidden = isHidden
        slideshow.hidden(isHidden, at: time)
        hidePlayback(at: time)
        return []
    }

    /// What cannot be seen does not move: of a hidden window, and behind the list.
    mutating func hidePlayback(at time: Double) { picture?.playback?.setHidden(isHidden || list.isOpen, at: time) }

    private func effects(of id: PictureID, _ actions: [Playback.Action]?) -> [ViewingEffect] {
        (actions ?? []).map { action in
            switch action {
            case .release(let slot): .releaseFrame(id, slot: slot)
            case .seek(let frame, let slot): .seekFrame(id, frame: frame, keptSlot: slot)
            }
        }
    }
}
