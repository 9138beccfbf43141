/// Translates the X server's time stamps to the viewer's clock.
///
/// A stamp counts milliseconds of a clock of the server's, which may be that of another machine, in 32 bits that wrap after 50 days. An event
/// can only arrive after it was stamped, so the least difference between arrival and stamp that was seen lately is the best guess of what lies
/// between the two clocks. Lately is ten to twenty seconds: so clocks that drift apart, or one that jumps, are followed.
public struct ServerTime: Hashable, Sendable {
    /// ms for which the least difference is gathered anew, while that of the time before still counts.
    private static let window = 10_000.0
    /// ms after which a time says nothing about a hand any more.
    private static let oldest = 1000.0

    private var lastStamp: UInt32?
    /// The last stamp's time, as if stamps did not wrap.
    private var serverTime = 0.0
    private var gatheredSince = -Double.infinity
    private var leastLag = Double.infinity
    private var formerLeastLag = Double.infinity

    /// Nothing is known of the server's clock yet.
    public init() {}

    /// The time of a stamp, in ms of the viewer's clock: never later than the arrival; nil when it is more than a second earlier.
    ///
    /// - Parameter arrival: when the event was taken from the server, in ms of the viewer's clock.
    public mutating func local(_ stamp: UInt32, arrival: Double) -> Double? {
        guard arrival.isFinite else { return nil }
        if let lastStamp { serverTime += Double(Int32(bitPattern: stamp &- lastStamp)) }
        lastStamp = stamp
        gather(arrival - serverTime, at: arrival)
        let time = min(serverTime + min(leastLag, formerLeastLag), arrival)
        return arrival - time > Self.oldest ? nil : time
    }

    private mutating func gather(_ lag: Double, at arrival: Double) {
        let age = arrival - gatheredSince
        if age > Self.window {
            formerLeastLag = age > 2 * Self.window ? .infinity : leastLag
            leastLag = .infinity
            gatheredSince = arrival
        }
        leastLag = min(leastLag, lag)
    }
}
