import Geometry
import Gestures
import Navigation
import TestSupport

/// An input and when it comes, ms.
struct TimedInput {
    var time: Double
    var input: NavigationInput

    /// The same input with every place in the view moved by a rule.
    func moved(_ rule: (ViewPoint) -> ViewPoint) -> TimedInput {
        guard case .touch(var touch) = input else { return self }
        touch.position = rule(touch.position)
        return TimedInput(time: time, input: .touch(touch))
    }

    var touch: Touch? {
        if case .touch(let touch) = input { touch } else { nil }
    }
}

/// Makes streams of fingers that land, move together and apart and around with noise, pause, lift, and land again.
///
/// Times are multiples of 1/8 ms, so that a shift of time is exact.
struct FingerStream {
    private struct Finger {
        var place: ViewPoint
        var id: FingerID
    }

    private(set) var events: [TimedInput] = []
    private(set) var time: Double
    private let view: ViewSize
    private var fingers: [Finger] = []
    private var nextID: Int64 = 1
    private let maxFingers: Int
    private let cancels: Bool
    private var drift = ViewVector.zero
    private var growth = 0.0
    private var spin = 0.0

    private init(start: Double, view: ViewSize, maxFingers: Int, cancels: Bool) {
        time = start
        self.view = view
        self.maxFingers = maxFingers
        self.cancels = cancels
    }

    /// A stream from a time on that ends with all fingers up.
    static func make(
        _ random: inout SeededGenerator, in view: ViewSize, start: Double = 1000, drains: Int = 40, maxFingers: Int = 5,
        cancels: Bool = false
    ) -> [TimedInput] {
        var stream = FingerStream(start: start, view: view, maxFingers: maxFingers, cancels: cancels)
        for _ in 0..<drains { stream.drain(&random) }
        while !stream.fingers.isEmpty { stream.lift(&random, .ended) }
        return stream.events
    }

    private mutating func drain(_ random: inout SeededGenerator) {
        time += (random.chance(0.05) ? random.double(in: 20...400) : random.double(in: 0...20) * 8).rounded() / 8
        switch random.unit() {
        case ..<0.12 where fingers.count < maxFingers: land(&random)
        case ..<0.2 where !fingers.isEmpty: lift(&random, cancels && random.chance(0.2) ? .cancelled : .ended)
        case ..<0.3: turn(&random)
        default: fingers.isEmpty ? land(&random) : move(&random)
        }
    }

    private mutating func add(_ phase: TouchPhase, _ finger: Finger) {
        let touch = Touch(finger: finger.id, phase: phase, position: finger.place)
        events.append(TimedInput(time: time, input: .touch(touch)))
    }

    private mutating func land(_ random: inout SeededGenerator) {
        turn(&random)
        for _ in 0..<(random.chance(0.4) ? 2 : 1) where fingers.count < maxFingers {
            let place = at(random.unit() * view.width, random.unit() * view.height)
            let finger = Finger(place: place, id: FingerID(device: Int64(random.int(in: 0...1)), finger: nextID))
            nextID += 1
            fingers.append(finger)
            add(.began, finger)
            time += random.chance(0.5) ? 0 : (random.double(in: 0...15) * 8).rounded() / 8
        }
    }

    private mutating func lift(_ random: inout SeededGenerator, _ phase: TouchPhase) {
        let finger = fingers.remove(at: random.int(in: 0...(fingers.count - 1)))
        add(phase, finger)
        time += random.chance(0.5) ? 0 : (random.double(in: 0...30) * 8).rounded() / 8
    }

    private mutating func turn(_ random: inout SeededGenerator) {
        drift = ViewVector(dx: random.double(in: -15...15), dy: random.double(in: -15...15))
        if random.chance(0.3) { drift = .zero }
        growth = random.chance(0.4) ? 0 : random.double(in: -0.06...0.06)
        spin = random.chance(0.6) ? 0 : random.double(in: -5...5)
    }

    private mutating func move(_ random: inout SeededGenerator) {
        let middle = centroid(fingers.map(\.place))
        let noise = random.chance(0.3) ? 0 : 1.5
        for index in fingers.indices where !random.chance(0.1) {
            let arm = fingers[index].place - middle
            let (cosine, sine) = direction(spin)
            let turned = ViewVector(dx: arm.dx * cosine - arm.dy * sine, dy: arm.dx * sine + arm.dy * cosine)
            let way = drift + turned - arm + arm * growth
            let shake = ViewVector(dx: random.double(in: -1...1), dy: random.double(in: -1...1)) * noise
            fingers[index].place = fingers[index].place + way + shake
            add(.moved, fingers[index])
        }
    }
}
