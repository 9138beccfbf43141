public import Geometry

/// Reads how far a person scrolled from the numbers that devices report, and tells trackpads from wheels.
///
/// The server makes presses of the buttons 4 to 7 out of the same movement, one for each whole notch. A wheel whose numbers only ever grow by whole
/// notches is told by these presses, as wheels always were; what fingers do, and what a wheel does that is finer than a notch, is told by
/// the numbers, and the presses that belong to it must be ignored.
public struct ScrollReader: Hashable, Sendable {
    /// One scroll; dx to the right, dy up, as in a `WheelEvent`.
    public enum Scroll: Hashable, Sendable {
        /// By fingers, in points.
        case points(ViewVector)
        /// By a wheel, in notches and parts of them.
        case notches(ViewVector)
    }

    /// How far fingers scroll while a wheel would turn by a notch: what browsers make of it.
    public static let pointsPerNotch = 40.0
    /// Numbers are sums of many small steps.
    private static let wholeWithin = 1e-3

    private struct Place: Hashable {
        let device: Int64
        let number: Int
    }

    private var values: [Place: Double] = [:]
    private var fineWheels: Set<Int64> = []

    /// Nothing has been scrolled yet.
    public init() {}

    /// Takes the numbers that a device reported, by number; nil when they are no scroll, or one that presses tell.
    public mutating func read(_ numbers: [Int: Double], of device: Int64, _ source: ScrollSource) -> Scroll? {
        var notches = ViewVector.zero
        for scale in source.scales {
            guard let value = numbers[scale.number], value.isFinite, scale.increment != 0 else { continue }
            let place = Place(device: device, number: scale.number)
            defer { values[place] = value }
            guard let former = values[place] else { continue }
            // The numbers grow to the right and downward.
            notches[scale.axis] += (scale.axis == .vertical ? former - value : value - former) / scale.increment
        }
        guard notches != .zero else { return nil }
        if source.isTrackpad { return .points(notches * Self.pointsPerNotch) }
        if !Self.isWhole(notches.dx) || !Self.isWhole(notches.dy) { fineWheels.insert(device) }
        return fineWheels.contains(device) ? .notches(notches) : nil
    }

    /// Whether the presses that the server makes out of this device's scrolling are told already.
    public func tells(_ device: Int64, _ source: ScrollSource) -> Bool {
        !source.scales.isEmpty && (source.isTrackpad || fineWheels.contains(device))
    }

    /// Forgets how far everything was scrolled: it may have been elsewhere, with the pointer over another window.
    public mutating func forgetValues() { values = [:] }

    /// Forgets all devices.
    public mutating func forgetDevices() { self = ScrollReader() }

    private static func isWhole(_ count: Double) -> Bool { abs(count - count.rounded()) <= wholeWithin }
}
