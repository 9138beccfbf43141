public import Geometry

/// How a picture moves: which of its frames is shown at a time. A value: a time in, and what is to be done with frames out.
///
/// A frame is shown until the sum of the durations up to it is over, however late the caller comes: frames whose time is over by then are
/// skipped, as in browsers. Only what is not there cannot be shown: time that is spent waiting for the decoder is not made up for.
///
/// Where not all frames have a slot, those that are there are the next ones in their order; a step to another one makes the decoder begin
/// there. The first frame always is there.
public struct Playback: Hashable, Sendable {
    /// What is to be done with frames.
    public enum Action: Hashable, Sendable {
        /// The frame in this slot is not needed any more.
        case release(slot: Int)
        /// This frame is needed next, and then those after it; of those that are there only the one in the kept slot.
        case seek(frame: Int, keeping: Int?)
    }

    enum State: Hashable, Sendable {
        /// The shown frame's time is over at a time.
        case playing(due: Double)
        /// When it goes on, the shown frame has so much time left.
        case paused(left: Double)
        /// All plays are over, or no more frames will come.
        case ended
    }

    /// How many frames there are.
    public internal(set) var frameCount: Int
    /// The frame that is shown.
    public internal(set) var shown = ShownPicture()
    /// Bytes of the memory for frames.
    public let byteCount: Int

    let plays: Int?
    let firstDuration: Double
    let keepsAll: Bool
    var state: State
    /// How often all frames have been shown.
    var pass = 0
    /// The frames that are there, the shown one included, but for the first.
    var ready: [Int: FrameArrival] = [:]
    /// The frame that the decoder sends next.
    var expected = 1
    /// The frame that is to be shown as soon as it comes.
    var target: Int?
    /// Since when nobody can see it: its time stands still there.
    var hiddenSince: Double?

    /// How long all frames together are shown once, ms; nil as long as some are not known.
    public var roundDuration: Double? {
        guard ready.count == frameCount - 1 else { return nil }
        return ready.values.reduce(firstDuration) { $0 + $1.duration }
    }

    /// More than this is not caught up with: nobody remembers where it was.
    static let longestDelay = 300_000.0

    /// Begins with the first frame, at a time in milliseconds.
    public init(_ facts: PlaybackFacts, isPaused: Bool = false, at time: Double) {
        frameCount = facts.frames
        plays = facts.plays
        firstDuration = facts.firstDuration
        keepsAll = facts.frames - 1 <= facts.slots
        byteCount = facts.byteCount
        state = isPaused ? .paused(left: firstDuration) : .playing(due: time + firstDuration)
    }

    /// Whether it moves by itself, or would if it could be seen.
    public var isPlaying: Bool {
        if case .playing = state { true } else { false }
    }

    /// When the next frame is due, if it is there; nil when nothing happens by itself.
    public var nextDeadline: Double? {
        guard case .playing(let due) = state, hiddenSince == nil else { return nil }
        return isLastOfAll || isThere(nextFrame) ? due : nil
    }

    /// Shows the frame of a time. Returns what is to be done with those that it leaves.
    public mutating func advance(to time: Double) -> [Action] {
        guard hiddenSince == nil else { return [] }
        var actions: [Action] = []
        let before = shown
        var changed: PixelRect? = PixelRect(x: 0, y: 0, width: 0, height: 0)
        while case .playing(let due) = state, due <= time {
            if isLastOfAll {
                state = .ended
                break
            }
            let next = nextFrame
            guard isThere(next) else { break }
            if next == 0 { pass += 1 }
            actions += show(next)
            changed = changed.flatMap { known in shown.changed.map { known.union($0) } }
            let start = time - due > Self.longestDelay ? time : due
            state = .playing(due: start + duration(of: next))
        }
        if shown.serial != before.serial {
            shown.former = before.serial
            shown.changed = changed
        }
        return actions
    }

    /// A frame has come.
    public mutating func take(_ frame: FrameArrival, at time: Double) -> [Action] {
        guard frame.index < frameCount else { return [.release(slot: frame.slot)] }
        ready[frame.index] = frame
        expected = following(frame.index)
        if target == frame.index {
            target = nil
            return show(frame.index)
        }
        if case .playing(let due) = state, hiddenSince == nil, due < time, frame.index == nextFrame {
            // It is late, or it is there in time for somebody who is.
            state = .playing(due: time)
        }
        return []
    }

    // MARK: - Frames

    /// The frame after the shown one.
    var nextFrame: Int { shown.index + 1 < frameCount ? shown.index + 1 : 0 }

    /// Whether the shown frame is the last one of the last play.
    private var isLastOfAll: Bool {
        guard let plays else { return false }
        return nextFrame == 0 && pass + 1 >= plays
    }

    /// The frame that the decoder sends after one; it never sends the first.
    func following(_ index: Int) -> Int { index + 1 < frameCount ? index + 1 : 1 }

    func isThere(_ index: Int) -> Bool { index == 0 || ready[index] != nil }

    func duration(of index: Int) -> Double { ready[index]?.duration ?? firstDuration }

    /// Shows a frame that is there, and gives the slot of the one before back unless it is kept.
    mutating func show(_ index: Int) -> [Action] {
        let before = shown
        guard index != before.index else { return [] }
        shown = ShownPicture(
            index: index, slot: ready[index]?.slot, serial: before.serial + 1, former: before.serial,
            changed: index == before.index + 1 ? ready[index]?.changed : nil)
        guard !keepsAll, let gone = ready.removeValue(forKey: before.index) else { return [] }
        return [.release(slot: gone.slot)]
    }
}

/// The frame that a picture shows, and how it differs from the one that it showed before.
public struct ShownPicture: Hashable, Sendable {
    /// Which frame.
    public var index = 0
    /// Where it lies; nil for the picture's own memory, which holds the first one.
    public var slot: Int?
    /// Counts up with each change.
    public var serial = 0
    /// The number of what was shown before the last change.
    public var former = 0
    /// Where the two differ; nil when that is not known.
    public var changed: PixelRect?

    /// The first frame, before any change.
    public init() {}

    init(index: Int, slot: Int?, serial: Int, former: Int, changed: PixelRect?) {
        self.index = index
        self.slot = slot
        self.serial = serial
        self.former = former
        self.changed = changed
    }
}
