import Geometry
public import Gestures
import Navigation

/// What a wheel asks for. With the control key it always zooms; what fingers scroll on a trackpad is none of its notches, and always pans.
public struct WheelBindings: Hashable, Sendable {
    /// Points by which a notch moves the picture: about what browsers do.
    private static let pointsPerNotch = 60.0
    /// ms from one step to the next at least: a flick of a wheel that spins freely is many notches and one wish.
    private static let shortestStep = 150.0
    /// ms after which parts of a notch are not taken together any more.
    private static let longestNotch = 400.0
    /// Parts of a notch that add up to one, but for rounding.
    private static let wholeNotch = 1 - 1e-6

    private let use: WheelUse
    /// Notches toward the next picture since the last step.
    private var gathered = 0.0
    private var lastNotch = -Double.infinity
    private var lastStep = -Double.infinity

    /// The bindings for a use of the wheel.
    public init(_ use: WheelUse = .zoom) { self.use = use }

    /// What a turn of the wheel asks for at a time in ms, or nil.
    public mutating func event(for wheel: WheelEvent, isShiftDown: Bool = false, at time: Double) -> ViewingEvent? {
        if wheel.isPrecise || wheel.isControlDown { return .navigation(.wheel(wheel)) }
        switch use {
        case .zoom:
            return .navigation(.wheel(wheel))
        case .pan:
            var pan = wheel
            pan.isPrecise = true
            pan.delta = wheel.delta * Self.pointsPerNotch
            // Down becomes to the right.
            if isShiftDown { (pan.delta.dx, pan.delta.dy) = (-pan.delta.dy, pan.delta.dx) }
            return .navigation(.wheel(pan))
        case .page:
            return step(by: wheel.delta.dx - wheel.delta.dy, at: time).map { .command(.step($0)) }
        }
    }

    /// Gathers notches toward the next picture: down and to the right.
    private mutating func step(by notches: Double, at time: Double) -> AlbumStep? {
        guard notches.isFinite, notches != 0, time - lastStep >= Self.shortestStep else { return nil }
        if gathered * notches < 0 || time - lastNotch > Self.longestNotch { gathered = 0 }
        gathered += notches
        lastNotch = time
        guard abs(gathered) >= Self.wholeNotch else { return nil }
        defer { gathered = 0 }
        lastStep = time
        return gathered > 0 ? .next : .previous
    }
}
