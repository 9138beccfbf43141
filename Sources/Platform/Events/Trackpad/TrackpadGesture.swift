public import Geometry
public import Gestures

/// Adds up a trackpad's pinch or swipe, which window systems tell in steps: how far the fingers have moved and turned since it began.
///
/// Each gesture that it reports begins once and ends or is cancelled once. Ways are in the window system's units.
public struct TrackpadGesture: Hashable, Sendable {
    /// Where the fingers are, compared with where they were when the gesture began.
    public struct Course: Hashable, Sendable {
        /// Their common way.
        public var way = ViewVector.zero
        /// How much farther apart they are.
        public var scale = 1.0
        /// By how much they have turned, degrees clockwise.
        public var rotation = 0.0

        /// At the beginning.
        public init() {}

        /// After a way, a change of their distance and a turn.
        public init(way: ViewVector, scale: Double = 1, rotation: Double = 0) {
            self.way = way
            self.scale = scale
            self.rotation = rotation
        }
    }

    private var course: Course?

    /// No gesture runs.
    public init() {}

    /// Whether a gesture runs.
    public var isRunning: Bool { course != nil }

    /// One event; returns the phases that it means with the course of each, or none.
    ///
    /// - Parameter step: the way and the turn since the last event, and the scale since the beginning.
    public mutating func handle(_ phase: GesturePhase, _ step: Course = Course()) -> [(GesturePhase, Course)] {
        switch phase {
        case .began:
            // The end of the one before was lost.
            let lost = cancel()
            course = Course()
            return lost + [(.began, Course())]
        case .changed:
            guard var course, step.isSensible else { return [] }
            course.way = course.way + step.way
            course.rotation += step.rotation
            course.scale = step.scale
            self.course = course
            return [(.changed, course)]
        case .ended, .cancelled:
            guard let course else { return [] }
            self.course = nil
            return [(phase, course)]
        }
    }

    /// Cancels the gesture that runs, if one does.
    public mutating func cancel() -> [(GesturePhase, Course)] { handle(.cancelled) }
}

extension TrackpadGesture.Course {
    fileprivate var isSensible: Bool {
        way.dx.isFinite && way.dy.isFinite && scale.isFinite && scale > 0 && rotation.isFinite
    }
}
