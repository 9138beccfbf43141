public import Geometry
import Gestures
public import Navigation

/// Runs lines through a navigator, as the viewer does.
///
/// Time is continuous at first: the picture moves up to each line before the line is taken. From the first frame on (or from the
/// start, for a recording) it is discrete: the picture moves at frames alone, as it did in the viewer that made the recording.
public struct Replayer: Sendable {
    /// What the lines have moved.
    public private(set) var navigator: Navigator
    /// The time of the latest line in milliseconds.
    public private(set) var now = 0.0
    /// The view in points.
    public private(set) var view: ViewSize
    private var scale: Double
    private var movesAtFramesOnly: Bool
    private var lastFrame = -Double.infinity
    private var events = GestureLog()

    /// A navigator without a picture.
    public init(_ header: RecordingHeader, movesAtFramesOnly: Bool) {
        navigator = Navigator(options: header.options, motion: header.motion, view: header.view, scale: header.scale)
        view = header.view
        scale = header.scale
        self.movesAtFramesOnly = movesAtFramesOnly
    }

    /// Takes a line; what `sample` asks for is got by `sample()`.
    public mutating func take(_ line: InputLine) {
        now = max(now, line.time)
        if line.event == .frame {
            movesAtFramesOnly = true
            lastFrame = now
            events.happened(navigator.advance(to: now))
            events.caughtUp()
            return
        }
        if !movesAtFramesOnly { moveContinuously() }
        switch line.event {
        case .input(let input): handle(input)
        case .resizeKeepingScale(let view): handle(.resize(view, scale: scale))
        case .frame, .sample: break
        }
    }

    /// The state now, and the gestures since the last sample.
    ///
    /// Between two frames it is what a frame would show now; the picture itself waits for the frame.
    public mutating func sample() -> Sample {
        var shown = navigator
        if movesAtFramesOnly, now > lastFrame { events.foreseen(shown.advance(to: now)) }
        return Sample(of: shown, in: view, at: now, events: events.take())
    }

    private mutating func handle(_ input: NavigationInput) {
        if case .resize(let view, let scale) = input {
            self.view = view
            self.scale = scale
        }
        events.happened(navigator.handle(input, at: now))
    }

    /// Stops at every deadline on the way, so that a tap is decided at its own time whatever lines there are.
    private mutating func moveContinuously() {
        var last = -Double.infinity
        while let deadline = navigator.nextDeadline, deadline > last, deadline < now {
            events.happened(navigator.advance(to: deadline))
            last = deadline
        }
        events.happened(navigator.advance(to: now))
    }
}
