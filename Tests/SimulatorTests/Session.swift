import JSONText
import Testing

/// A row of the table of worked values: what a hand does, and what is seen when all has come to rest.
struct Session: Sendable, CustomTestStringConvertible {
    /// What a hand or a command does.
    enum Step: Sendable {
        case doubleTap(Double, Double)
        case twoFingerTap
        case zoomTo(Double, point: (Double, Double))
    }

    /// What is seen; nil where the table says nothing.
    struct View: Sendable {
        var zoom: Double
        /// The content that the view's edges show, also outside the picture.
        var x: ClosedRange<Double>?
        var y: ClosedRange<Double>?
        /// Where the picture's edges are in the view.
        var pictureX: ClosedRange<Double>?
        var pictureY: ClosedRange<Double>?
        var limits: ClosedRange<Double>?
    }

    let testDescription: String
    let options: [String]
    let view: (width: Double, height: Double)
    let picture: (width: Double, height: Double)
    /// At the start.
    let start: View?
    /// Each step, and what is seen after it.
    let steps: [(step: Step, view: View?)]

    init(
        _ policy: String, _ picture: (Double, Double), in view: (Double, Double), _ options: [String] = [],
        start: View? = nil, steps: [(Step, View?)] = []
    ) {
        testDescription = ([policy, "\(picture)", "in \(view)"] + options).joined(separator: " ")
        self.options =
            ["--policy", policy, "--picture", "\(Int(picture.0))x\(Int(picture.1))", "--view"]
            + ["\(Int(view.0))x\(Int(view.1))"] + options
        self.view = view
        self.picture = picture
        self.start = start
        self.steps = steps
    }

    /// The lines: a sample at the start and one after each step has come to rest.
    var lines: [String] {
        var lines = ["{\"t\":0,\"sample\":true}"]
        for (index, step) in steps.enumerated() {
            let time = 1000 + 2000 * index
            lines += Self.lines(of: step.step, at: time)
            lines.append("{\"t\":\(time + 1500),\"sample\":true}")
        }
        return lines
    }

    private static func lines(of step: Step, at time: Int) -> [String] {
        switch step {
        case .doubleTap(let x, let y):
            return [(0, "began"), (50, "ended"), (150, "began"), (200, "ended")].map { delay, phase in
                "{\"t\":\(time + delay),\"finger\":1,\"phase\":\"\(phase)\",\"x\":\(x),\"y\":\(y)}"
            }
        case .twoFingerTap:
            return [(0, 1, "began"), (12, 2, "began"), (60, 1, "ended"), (70, 2, "ended")].map { delay, finger, phase in
                "{\"t\":\(time + delay),\"finger\":\(finger),\"phase\":\"\(phase)\",\"x\":\(60 + 80 * finger),\"y\":200}"
            }
        case .zoomTo(let zoom, let point):
            return ["{\"t\":\(time),\"zoomTo\":{\"zoom\":\(zoom),\"point\":[\(point.0),\(point.1)]}}"]
        }
    }
}
