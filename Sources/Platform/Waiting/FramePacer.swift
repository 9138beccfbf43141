/// Decides when the next frame may begin where presenting a frame does not itself wait for the display.
///
/// With vertical synchronization presenting blocks and nothing is to be done. Some drivers promise it and do not block (software GL on a
/// virtual screen): a run of presents that come too fast for any display breaks the trust, and from then on frames are paced here.
public struct FramePacer: Hashable, Sendable {
    /// Milliseconds from one paced frame to the next: 60 a second.
    public static let interval = 1000.0 / 60
    /// Presents closer together than this come from no display (it would be one of 400 Hz).
    private static let tooFast = 2.5
    /// A swap chain takes two or three frames without blocking; this many in a row it does not.
    private static let mostFastPresents = 6

    private var isVsyncTrusted: Bool
    private var fastPresents = 0
    private var lastPresent = -Double.infinity
    private var slot = -Double.infinity

    /// A pacer of a renderer that promises, or does not, to wait for the display.
    public init(isVsyncPromised: Bool) { isVsyncTrusted = isVsyncPromised }

    /// When the next frame may begin, in the clock's milliseconds; nil when presenting waits by itself.
    public var nextFrame: Double? { isVsyncTrusted ? nil : slot }

    /// Notes that a frame was presented: the call returned at this time.
    public mutating func presented(at time: Double) {
        fastPresents = time - lastPresent < Self.tooFast ? fastPresents + 1 : 0
        lastPresent = time
        if fastPresents >= Self.mostFastPresents { isVsyncTrusted = false }
        // Slots follow each other evenly; after a rest, or after a frame that took too long, they start anew.
        slot = time < slot + 2 * Self.interval ? max(slot + Self.interval, time) : time + Self.interval
    }
}
