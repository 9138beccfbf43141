internal import Wire

/// Tells the viewer how far decoding has come, often enough to be smooth and to be seen alive, and not more often.
final class ProgressReporter {
    /// A step that can be seen on a ring.
    private static let smallestStep = 0.01
    /// A display shows no more than one step in so many milliseconds.
    private static let shortestPause = 16.0
    /// A sign of life in so many milliseconds is enough.
    private static let signPause = 500.0

    private let connection: ViewerConnection
    private let hasFraction: Bool
    private var fraction: Double?
    private var lastSent = MonotonicClock.milliseconds

    /// The fraction of bytes consumed means something only for formats that are decoded as they are read.
    init(_ connection: ViewerConnection, hasFraction: Bool) {
        self.connection = connection
        self.hasFraction = hasFraction
    }

    /// The input has been consumed so far; nil for a length that nobody knows. Once it is used up, nobody knows how long the rest takes.
    func inputConsumed(_ consumed: Int, of count: Int?) {
        guard hasFraction, let count, consumed < count else {
            if fraction != nil { send(nil) } else { sign() }
            return
        }
        let next = Double(consumed) / Double(max(count, 1))
        guard next - (fraction ?? 0) >= Self.smallestStep, pause >= Self.shortestPause else { return }
        send(next)
    }

    /// Says that it is alive, when it has said nothing for a while.
    func sign() {
        if pause >= Self.signPause { send(fraction) }
    }

    /// The input is used up, whatever is left of it.
    func inputUsedUp() {
        if fraction != nil { send(nil) }
    }

    private var pause: Double { MonotonicClock.milliseconds - lastSent }

    private func send(_ next: Double?) {
        fraction = next
        connection.send(.progress(next))
        lastSent = MonotonicClock.milliseconds
    }
}
