import Geometry
import Gestures
import Platform
import TestSupport
import Testing

@Suite("The table of fingers")
struct FingerTableTests {
    private let first = FingerID(device: 1, finger: 1)
    private let second = FingerID(device: 1, finger: 2)
    private let place = ViewPoint(x: 10, y: 20)
    private let elsewhere = ViewPoint(x: 30, y: 40)

    private func touch(_ finger: FingerID, _ phase: TouchPhase, _ position: ViewPoint) -> Touch {
        Touch(finger: finger, phase: phase, position: position)
    }

    @Test("A finger begins, moves and ends")
    func life() {
        var table = FingerTable()
        #expect(table.began(first, at: place) == [touch(first, .began, place)])
        #expect(table.moved(first, to: elsewhere) == [touch(first, .moved, elsewhere)])
        #expect(table.count == 1)
        #expect(table.ended(first, at: elsewhere) == [touch(first, .ended, elsewhere)])
        #expect(table.count == 0)
    }

    @Test("A finger that comes down again without having lifted is cancelled first, where it was last")
    func twiceDown() {
        var table = FingerTable()
        _ = table.began(first, at: place)
        _ = table.moved(first, to: elsewhere)
        #expect(
            table.began(first, at: place) == [touch(first, .cancelled, elsewhere), touch(first, .began, place)])
        #expect(table.count == 1)
    }

    @Test("Moves and ends of a finger that is not down mean nothing")
    func unknown() {
        var table = FingerTable()
        #expect(table.moved(first, to: place).isEmpty)
        #expect(table.ended(first, at: place).isEmpty)
    }

    @Test("Equal numbers on two devices are two fingers")
    func devices() {
        var table = FingerTable()
        _ = table.began(first, at: place)
        #expect(table.began(FingerID(device: 2, finger: 1), at: place).count == 1)
        #expect(table.count == 2)
    }

    @Test("A finger that the system no longer knows is cancelled; the others stay (ghosts: SDL#10950)")
    func reconcile() {
        var table = FingerTable()
        _ = table.began(first, at: place)
        _ = table.began(second, at: elsewhere)
        #expect(table.reconcile(with: [second]) == [touch(first, .cancelled, place)])
        #expect(table.reconcile(with: [second]).isEmpty)
        #expect(table.count == 1)
    }

    @Test("When all are cancelled, what they still do means nothing")
    func cancelAll() {
        var table = FingerTable()
        _ = table.began(first, at: place)
        _ = table.began(second, at: elsewhere)
        #expect(table.cancelAll() == [touch(first, .cancelled, place), touch(second, .cancelled, elsewhere)])
        #expect(table.moved(first, to: elsewhere).isEmpty)
        #expect(table.ended(second, at: place).isEmpty)
    }

    @Test("Whatever the system does, each touch begins once and ends or is cancelled once")
    func whole() throws {
        try forAll(cases: 500, seed: 701) { random in
            var table = FingerTable()
            var down: Set<FingerID> = []
            func check(_ touches: [Touch]) throws {
                for touch in touches {
                    switch touch.phase {
                    case .began: try hold(down.insert(touch.finger).inserted, "began twice")
                    case .moved: try hold(down.contains(touch.finger), "moved without beginning")
                    case .ended, .cancelled: try hold(down.remove(touch.finger) != nil, "ended without beginning")
                    }
                }
                try hold(table.count == down.count, "counts \(table.count), wanted \(down.count)")
            }
            for _ in 0..<60 {
                let finger = FingerID(device: 0, finger: Int64(random.int(in: 0...4)))
                switch random.int(in: 0...8) {
                case 0, 1, 2: try check(table.began(finger, at: place))
                case 3, 4: try check(table.moved(finger, to: place))
                case 5, 6: try check(table.ended(finger, at: place))
                case 7: try check(table.reconcile(with: Set(down.filter { _ in random.chance(0.7) })))
                default: if random.chance(0.2) { try check(table.cancelAll()) }
                }
            }
        }
    }
}
