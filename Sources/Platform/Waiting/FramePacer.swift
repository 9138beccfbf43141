/// Decides when the next frame may begin where presenting a frame does not itself wait for the display.
///
/// With vertical synchronization presenting blocks and nothing is to be done. Some drivers promise it and do not block (software GL on a
/// virtual screen): a run of presents that come too fast for the display breaks the trust, and from then on frames are paced here.
public struct FramePacer: Hashable, Sendable {
    /// Milliseconds from one paced frame to the next: 60 a second.
    public static let interval = 1000.0 / 60
    /// Presents closer together than this part of the display's period did not wait for it; the rest is for timers that tremble.
    private static let tooFast = 0.6
    /// A swap chain takes two or three frames without blocking; this many in a row it does not.
    private static let mostFastPresents = 8

    private var isVsyncTrusted: Bool
    private var fastPresents = 0
    private var lastPresent = -Double.infinity
    private var slot = -Double.infinity
    private var wasSkipped = false

    /// A pacer of a renderer that promises, or does not, to wait for the display.
    public init(isVsyncPromised: Bool) { isVsyncTrusted = isVsyncPromised }

    /// When the next frame may begin, in the clock's milliseconds; nil when presenting waits by itself.
    public var nextFrame: Double? { isVsyncTrusted && !wasSkipped ? nil : slot }

    /// Notes that a frame was not presented because nobody would see it, so that no display was waited for.
    public mutating func skipped(at time: Double) {
        wasSkipped = true
        slot = time + Self.interval
    }

    /// Notes that a frame was presented: the call returned at this time.
    ///
    /// - Parameter displayPeriod: milliseconds from one refresh of the display to the next.
    public mutating func presented(at time: Double, displayPeriod: Double = interval) {
        wasSkipped = false
        fastPresents = time - lastPresent < Self.tooFast * displayPeriod ? fastPresents + 1 : 0
        lastPresent = time
        if fastPresents >= Self.mostFastPresents { isVsyncTrusted = false }
        // Slots follow each other evenly; after a rest, or after a frame that took too long, they start anew.
        slot = time < slot + 2 * Self.interval ? max(slot + Self.interval, time) : time + Self.interval
    }
}
