import Geometry
import Gestures
import Platform
import Testing

@Suite("A trackpad's gestures, told in steps")
struct TrackpadGestureTests {
    private func course(_ dx: Double, _ dy: Double, scale: Double = 1, rotation: Double = 0) -> TrackpadGesture.Course {
        TrackpadGesture.Course(way: ViewVector(dx: dx, dy: dy), scale: scale, rotation: rotation)
    }

    private func phases(_ result: [(GesturePhase, TrackpadGesture.Course)]) -> [GesturePhase] { result.map(\.0) }

    private func courses(_ result: [(GesturePhase, TrackpadGesture.Course)]) -> [TrackpadGesture.Course] {
        result.map(\.1)
    }

    @Test("Ways and turns add up, the scale is that since the beginning")
    func sums() {
        var gesture = TrackpadGesture()
        #expect(phases(gesture.handle(.began)) == [.began])
        _ = gesture.handle(.changed, course(3, 4, scale: 1.5, rotation: 5))
        let moved = gesture.handle(.changed, course(-1, 2, scale: 1.75, rotation: -12))
        #expect(courses(moved) == [course(2, 6, scale: 1.75, rotation: -7)])
        let ended = gesture.handle(.ended, course(9, 9, scale: 9))
        #expect(courses(ended) == [course(2, 6, scale: 1.75, rotation: -7)], "the end moves nothing")
        #expect(!gesture.isRunning)
        #expect(courses(gesture.handle(.began)) == [course(0, 0)])
    }

    @Test("Each gesture begins once and ends once, whatever got lost")
    func lost() {
        var gesture = TrackpadGesture()
        #expect(phases(gesture.handle(.changed, course(1, 1))) == [])
        #expect(phases(gesture.handle(.ended)) == [])
        _ = gesture.handle(.began)
        #expect(phases(gesture.handle(.began)) == [.cancelled, .began])
        #expect(phases(gesture.cancel()) == [.cancelled])
        #expect(phases(gesture.cancel()) == [])
    }

    @Test(
        "A step that makes no sense is passed over",
        arguments: [(Double.nan, 1.0), (1, 0), (1, -2), (1, .infinity), (.infinity, 1)])
    func nonsense(way: Double, scale: Double) {
        var gesture = TrackpadGesture()
        _ = gesture.handle(.began)
        #expect(phases(gesture.handle(.changed, course(way, 0, scale: scale))) == [])
        #expect(courses(gesture.handle(.changed, course(1, 0))) == [course(1, 0)])
    }
}
