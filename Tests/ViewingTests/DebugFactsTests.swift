import Geometry
import Gestures
import Navigation
import Testing
import Viewing

@Suite("What the debug overlay is told")
struct DebugFactsTests {
    private func touch(_ finger: Int64, _ phase: TouchPhase, _ x: Double, _ y: Double, time: Double? = nil) -> Touch {
        Touch(finger: FingerID(finger: finger), phase: phase, position: ViewPoint(x: x, y: y), time: time)
    }

    /// A session that shows a picture, with its memory; both are told of every touch.
    private struct Stand {
        var session: Session
        var memory = DebugMemory()

        init(_ parts: Set<DebugPart>, resamplesTouches: Bool = false) {
            session = Session(
                options: .standard, motion: MotionSettings(resamplesTouches: resamplesTouches),
                view: ViewSize(width: 800, height: 600), scale: 1)
            session.debug = DebugSwitch(parts)
            _ = session.handle(.navigation(.picture(PixelSize(width: 1600, height: 1200))), at: 0)
        }

        mutating func take(_ touch: Touch, at time: Double) {
            memory.note(touch, at: time)
            _ = session.handle(.navigation(.touch(touch)), at: time)
        }

        func facts(at time: Double) -> DebugFacts { DebugFacts(of: session, memory, at: time) }

        /// Draws a frame whenever something asks for one; when nothing does any more.
        mutating func timeOfRest(from start: Double) -> Double? {
            var time = start
            for _ in 0..<1000 {
                if session.isFrameDue(at: time) { session.advance(to: time) }
                let deadlines = [
                    session.nextDeadline(after: time), DebugFacts.nextDeadline(of: session, memory, after: time),
                    session.isMoving ? time + 16 : nil,
                ]
                guard let next = deadlines.compactMap({ $0 }).min() else { return time }
                time = max(next, time)
            }
            return nil
        }
    }

    @Test("The key goes from off to all parts and back; with chosen parts from these to off and back")
    func key() {
        var stand = Stand([])
        #expect(stand.session.debug.parts.isEmpty)
        _ = stand.session.handle(.command(.toggleDebug), at: 1)
        #expect(stand.session.debug.parts == Set(DebugPart.allCases))
        _ = stand.session.handle(.command(.toggleDebug), at: 2)
        #expect(stand.session.debug.parts.isEmpty)
        stand = Stand([.camera, .frames])
        #expect(stand.session.debug.parts == [.camera, .frames])
        _ = stand.session.handle(.command(.toggleDebug), at: 3)
        #expect(stand.session.debug.parts.isEmpty)
        _ = stand.session.handle(.command(.toggleDebug), at: 4)
        #expect(stand.session.debug.parts == [.camera, .frames])
        #expect(KeyBindings.standard.event(for: KeyStroke("f12")) == .command(.toggleDebug))
    }

    @Test("Only what is on is told", arguments: DebugPart.allCases)
    func onePart(part: DebugPart) {
        let facts = Stand([part]).facts(at: 10)
        let told: [DebugPart: Bool] = [
            .touches: facts.touches != nil, .gesture: facts.gesture != nil, .camera: facts.camera != nil,
            .tiles: facts.tiles != nil, .frames: facts.frames != nil,
        ]
        #expect(told.filter(\.value).keys.map(\.self) == [part])
        #expect(Stand([]).facts(at: 10) == DebugFacts())
    }

    @Test("Two fingers are told with what they amount to since the last of them came")
    func group() throws {
        var stand = Stand([.touches, .gesture])
        stand.take(touch(7, .began, 300, 300), at: 10)
        stand.take(touch(9, .began, 500, 300), at: 20)
        stand.take(touch(7, .moved, 400, 100), at: 40)
        stand.take(touch(9, .moved, 400, 500), at: 40)
        let touches = try #require(stand.facts(at: 45).touches)
        #expect(touches.fingers.map(\.name) == ["7", "9"])
        #expect(touches.fingers.map(\.position) == [ViewPoint(x: 400, y: 100), ViewPoint(x: 400, y: 500)])
        let group = try #require(touches.group)
        #expect(group.centroid == ViewPoint(x: 400, y: 300) && group.base == ViewPoint(x: 400, y: 300))
        #expect(group.span == 200)
        #expect(abs(group.scale - 2) < 1e-12 && abs(group.turn - 90) < 1e-9)
        let gesture = try #require(stand.facts(at: 45).gesture)
        #expect(gesture.activity == .transform && gesture.fingerCount == 2)
    }

    @Test("A finger that has not moved for ten seconds is told to be parked, and takes no part")
    func parked() throws {
        var stand = Stand([.touches])
        stand.take(touch(1, .began, 300, 300), at: 0)
        stand.take(touch(2, .began, 500, 300), at: 5000)
        stand.session.advance(to: 10_001)
        let touches = try #require(stand.facts(at: 10_001).touches)
        #expect(touches.fingers.map(\.isParked) == [true, false])
        #expect(touches.group?.centroid == ViewPoint(x: 500, y: 300))
    }

    @Test("Where a finger is drawn is told where that is not where it was seen last")
    func resampled() throws {
        for resamples in [true, false] {
            var stand = Stand([.touches], resamplesTouches: resamples)
            stand.take(touch(1, .began, 100, 100, time: 0), at: 0)
            for step in 1...5 {
                let time = Double(step) * 8
                stand.take(touch(1, .moved, 100 + 10 * Double(step), 100, time: time), at: time)
            }
            let finger = try #require(stand.facts(at: 40).touches?.fingers.first)
            #expect(finger.position.x == 150)
            // 5 ms before its last place, at 10 pt in 8 ms.
            #expect(finger.resampled.map { abs($0.x - 143.75) < 1e-9 } == (resamples ? true : nil))
        }
    }

    @Test("A trail grows with the finger, fades, and is gone after its time, lifted or not")
    func trail() throws {
        var stand = Stand([.touches])
        stand.take(touch(1, .began, 100, 100), at: 1000)
        stand.take(touch(1, .moved, 200, 100), at: 1300)
        let trail = try #require(stand.facts(at: 1300).touches?.trails.first)
        #expect(trail.map(\.position.x) == [100, 200])
        #expect(trail.map(\.freshness) == [0.5, 1])
        stand.take(touch(1, .ended, 200, 100), at: 1310)
        #expect(stand.facts(at: 1500).touches?.trails.first?.count == 2)
        #expect(stand.facts(at: 1700).touches?.trails.first?.count == 1)
        #expect(stand.facts(at: 2000).touches?.trails.first?.isEmpty ?? true)
        stand.take(touch(2, .began, 100, 100), at: 3000)
        #expect(stand.facts(at: 3000).touches?.trails.count == 1)
    }

    @Test(
        "A tap that waits and a long press that threatens are told with the time that is left; then they are among the recent ones"
    )
    func pending() throws {
        var stand = Stand([.gesture])
        stand.take(touch(1, .began, 100, 100), at: 1000)
        #expect(stand.facts(at: 1100).gesture?.pending == .init("longPress", distance: 400))
        stand.take(touch(1, .ended, 100, 100), at: 1150)
        let tap = try #require(stand.facts(at: 1250).gesture?.pending)
        #expect(tap.name == "tap" && abs(tap.distance - 200) < 1e-9)
        stand.session.advance(to: 1460)
        let gesture = try #require(stand.facts(at: 1660).gesture)
        #expect(gesture.pending == nil)
        #expect(gesture.recent == [.init("tap", distance: 200)])
        #expect(stand.facts(at: 4461).gesture?.recent.isEmpty == true)
    }

    @Test("Only the latest few gestures are told, the newest first")
    func recent() {
        var stand = Stand([.gesture])
        for number in 0..<6 {
            let start = 1000.0 + Double(number) * 400
            stand.take(touch(1, .began, 100 + 60 * Double(number), 100), at: start)
            stand.take(touch(1, .ended, 100 + 60 * Double(number), 100), at: start + 40)
            stand.session.advance(to: start + 341)
        }
        let recent = stand.facts(at: 3400).gesture?.recent ?? []
        #expect(recent.count == 4)
        #expect(recent.map(\.distance) == recent.map(\.distance).sorted())
    }

    @Test(
        "Whatever was done, in the end no frame is asked for",
        arguments: DebugPart.allCases.map { [$0] } + [DebugPart.allCases])
    func rests(parts: [DebugPart]) throws {
        var stand = Stand(Set(parts))
        #expect(DebugFacts.nextDeadline(of: stand.session, stand.memory, after: 0) == nil)
        stand.take(touch(1, .began, 100, 100), at: 1000)
        for step in 1...10 {
            stand.take(touch(1, .moved, 100 + 20 * Double(step), 100), at: 1000 + 8 * Double(step))
        }
        stand.take(touch(1, .ended, 300, 100), at: 1082)
        stand.take(touch(1, .began, 400, 400), at: 1500)
        stand.take(touch(1, .ended, 400, 400), at: 1550)
        let found = stand.timeOfRest(from: 1560)
        let rest = try #require(found)
        #expect(rest < 8000)
        #expect(stand.facts(at: rest).gesture?.recent.isEmpty ?? true)
    }

    @Test("The camera's legal places hold the view's center exactly when the picture may rest there")
    func legal() throws {
        var stand = Stand([.camera])
        _ = stand.session.handle(.navigation(.zoomTo(ZoomRequest(zoom: 1), isAnimated: false)), at: 10)
        let camera = try #require(stand.facts(at: 10).camera)
        #expect(camera.legalOffsets == ViewRect(x: -800, y: -600, width: 800, height: 600))
        #expect(camera.restingPlaces(in: stand.session.view) == ViewRect(x: 0, y: 0, width: 800, height: 600))
        #expect(camera.outline.first == ViewPoint(x: -400, y: -300) && camera.outline[2] == ViewPoint(x: 1200, y: 900))
        #expect(camera.velocity == nil)
        _ = stand.session.handle(.navigation(.command(.right)), at: 20)
        stand.session.advance(to: 60)
        let moving = try #require(stand.facts(at: 60).camera?.velocity)
        #expect(moving.dx < 0 && moving.dy == 0)
    }

    @Test("Intervals of frames are told, pauses as such; the latency is that of the oldest touch in a frame")
    func frames() throws {
        var stand = Stand([.frames])
        stand.memory.noteFrame(began: 0, painted: 2, presented: 10)
        stand.take(touch(1, .began, 100, 100, time: 14), at: 15)
        stand.take(touch(1, .moved, 120, 100, time: 22), at: 23)
        stand.memory.noteFrame(began: 24, painted: 25, presented: 27)
        stand.memory.noteFrame(began: 1000, painted: 1001, presented: 1002)
        let frames = try #require(stand.facts(at: 1002).frames)
        #expect(frames.intervals == [17, nil])
        #expect(frames.timings.map(\.work) == [2, 1, 1])
        #expect(frames.latency == 13)
        for number in 0..<300 { stand.memory.noteFrame(began: 0, painted: 0, presented: Double(number)) }
        #expect(stand.facts(at: 2000).frames?.timings.count == DebugMemory.frameCount)
    }
}
