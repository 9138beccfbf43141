import Geometry
public import Gestures

/// What the debug overlay must remember from frame to frame: where fingers have been, and how long frames took. Times in ms.
public struct DebugMemory: Hashable, Sendable {
    /// Where a finger was once.
    struct Mark: Hashable, Sendable {
        let position: ViewPoint
        let time: Double
    }

    /// The number of frames that are remembered.
    public static let frameCount = 120
    /// Enough for a trail of a panel with 240 reports a second.
    private static let trailCapacity = 150

    private(set) var trails: [[Mark]] = []
    private(set) var frames: [FrameTiming] = []
    private var indices: [FingerID: Int] = [:]
    private var oldestUnseen: Double?

    /// Nothing yet.
    public init() {}

    /// Takes a touch at the time at which it came.
    public mutating func note(_ touch: Touch, at time: Double) {
        oldestUnseen = oldestUnseen ?? touch.time ?? time
        forgetTrails(before: time - DebugTiming.trail)
        guard touch.position.isFinite else { return }
        let mark = Mark(position: touch.position, time: time)
        switch touch.phase {
        case .began:
            indices[touch.finger] = trails.count
            trails.append([mark])
        case .moved:
            guard let index = indices[touch.finger] else { return }
            if trails[index].count == Self.trailCapacity { trails[index].removeFirst() }
            trails[index].append(mark)
        case .ended, .cancelled:
            indices[touch.finger] = nil
        }
    }

    /// Takes the times of a frame that was presented.
    ///
    /// - Parameters:
    ///   - began: when the loop had woken up for it.
    ///   - painted: when it had been handed to the graphics driver.
    public mutating func noteFrame(began: Double, painted: Double, presented: Double) {
        if frames.count == Self.frameCount { frames.removeFirst() }
        frames.append(
            FrameTiming(presented: presented, work: painted - began, latency: oldestUnseen.map { presented - $0 }))
        oldestUnseen = nil
    }

    /// Forgets whose trail is whose, and what was not seen: nothing was drawn for a while.
    public mutating func forgetTouches() {
        trails = []
        indices = [:]
        oldestUnseen = nil
    }

    /// Whether a part of a trail can still be seen at a time.
    func showsTrail(at time: Double) -> Bool {
        trails.contains { trail in trail.count > 1 && trail.contains { time - $0.time < DebugTiming.trail } }
    }

    /// Trails of fingers that are down stay, if only as a place to go on from.
    private mutating func forgetTrails(before time: Double) {
        let down = Set(indices.values)
        var kept: [[Mark]] = []
        var moved: [Int: Int] = [:]
        for (index, trail) in trails.enumerated() {
            let recent = Array(trail.drop { $0.time < time })
            guard !recent.isEmpty || down.contains(index) else { continue }
            moved[index] = kept.count
            kept.append(recent)
        }
        trails = kept
        indices = indices.compactMapValues { moved[$0] }
    }
}
