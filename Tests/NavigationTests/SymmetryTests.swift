import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

/// The same hand in a changed world moves the picture in the same, changed way.
@Suite("Symmetry")
struct SymmetryTests {
    /// Plays a stream and its image side by side; the cameras must be images of one another at each event and after it.
    private func compare(
        _ random: inout SeededGenerator, _ first: Stand, _ second: Stand, shift: Double = 0, isSameWayUp: Bool = true,
        input: (TimedInput) -> TimedInput, camera: (Camera) -> Camera
    ) throws {
        var (first, second) = (first, second)
        let situation = first.situation
        for event in FingerStream.make(&random, in: situation.view, start: 2000, drains: 30) {
            let image = input(event)
            first.send(event.input, at: event.time)
            // Down is in: a quick zoom knows up from down, and no left and right.
            if !isSameWayUp, first.navigator.activity == .quickZoom { return }
            second.send(image.input, at: image.time + shift)
            try holdSame(second.camera, camera(first.camera), "at \(event.time), \(situation)")
        }
        for _ in 0..<10 {
            first.wait(40)
            second.wait(40)
            try holdSame(second.camera, camera(first.camera), "afterwards, \(situation)")
        }
        try first.settle()
        try second.settle()
        try holdSame(second.camera, camera(first.camera), "at rest, \(situation)")
        try hold(first.gestures == second.gestures, "gestures \(first.gestures) and \(second.gestures)")
    }

    /// Two stands that rest at views that are images of one another.
    private func pair(
        _ random: inout SeededGenerator, _ first: Situation, _ second: Situation, zoomFactor: Double = 1,
        center: (ContentPoint) -> ContentPoint
    ) -> (Stand, Stand) {
        let start = Stand(first, &random)
        let place = start.navigator.center
        let one = Stand(first, zoom: start.camera.zoom, center: place)
        return (one, Stand(second, zoom: start.camera.zoom * zoomFactor, center: center(place)))
    }

    @Test("Mirrored left to right, and top to bottom", arguments: Axis.allCases)
    func mirror(axis: Axis) throws {
        try forAll(cases: 2000, seed: 1501) { random in
            let situation = try Situation(&random)
            let (width, extent) = (situation.view[axis], situation.contentSize[axis])
            let stands = pair(&random, situation, situation) { center in
                var mirrored = center
                mirrored[axis] = extent - center[axis]
                return mirrored
            }
            try compare(&random, stands.0, stands.1, isSameWayUp: axis == .horizontal) { event in
                event.moved { place in
                    var mirrored = place
                    mirrored[axis] = width - place[axis]
                    return mirrored
                }
            } camera: { camera in
                // The content's corner across is the mirrored content's own corner.
                var corner = ContentPoint.zero
                corner[axis] = extent
                var mirrored = camera
                mirrored.offset = camera.viewPoint(of: corner)
                mirrored.offset[axis] = width - mirrored.offset[axis]
                mirrored.rotation = Rotation(degrees: -camera.rotation.degrees)
                return mirrored
            }
        }
    }

    @Test("With x and y exchanged")
    func transpose() throws {
        try forAll(cases: 2000, seed: 1502) { random in
            let situation = try Situation(&random)
            var other = situation
            other.picture = situation.picture.transposed
            other.view = ViewSize(width: situation.view.height, height: situation.view.width)
            let stands = pair(&random, situation, other) { ContentPoint(x: $0.y, y: $0.x) }
            try compare(&random, stands.0, stands.1, isSameWayUp: false) { event in
                event.moved { at($0.y, $0.x) }
            } camera: {
                Camera(
                    zoom: $0.zoom, offset: at($0.offset.y, $0.offset.x),
                    rotation: Rotation(degrees: -$0.rotation.degrees))
            }
        }
    }

    /// Meaningful where no edge and no limit is near: there a hand that works elsewhere moves the picture there.
    @Test("At another place of the view")
    func translation() throws {
        try forAll(cases: 2000, seed: 1503) { random in
            let situation = try Situation.boundless()
            let shift = ViewVector(dx: random.double(in: -300...300), dy: random.double(in: -300...300))
            let center = ContentPoint(x: 30_000, y: 30_000)
            let first = Stand(situation, zoom: 20, center: center)
            let second = Stand(
                situation, zoom: 20, center: ContentPoint(x: 30_000 - shift.dx / 20, y: 30_000 - shift.dy / 20))
            let events = FingerStream.make(&random, in: situation.view, start: 2000, drains: 20, maxFingers: 3)
            var (one, two) = (first, second)
            for event in events {
                one.send(event.input, at: event.time)
                two.send(event.moved { $0 + shift }.input, at: event.time)
                // A tap zooms out about the center of the view, which has not moved along.
                guard one.gestures.isEmpty, one.navigator.limits.max > one.camera.zoom, one.camera.zoom > 1 else {
                    return
                }
                var wanted = one.camera
                wanted.offset = wanted.offset + shift
                try holdSame(two.camera, wanted, within: 1e-5, "at \(event.time)")
            }
        }
    }

    @Test("At another time, also across the wrap of a 32-bit clock", arguments: [500, 4_294_967_296.0 - 2500, 1e9])
    func timeShift(shift: Double) throws {
        try forAll(cases: 2000, seed: 1504) { random in
            let situation = try Situation(&random)
            let start = Stand(situation, &random)
            var later = start
            later.advance(to: 1000 + shift)
            try compare(&random, start, later, shift: shift, input: { $0 }, camera: { $0 })
        }
    }

    /// More device pixels per point, and as many more pixels of the picture: the same to a hand. Only the half device pixel at which
    /// a bounce ends is smaller, so what was caught in a bounce may differ by that.
    @Test("On a denser screen", arguments: [2.0, 3])
    func density(factor: Double) throws {
        try forAll(cases: 2000, seed: 1505) { random in
            var situation = try Situation(&random, policies: [.photos])
            situation.scale = 1
            var dense = situation
            dense.scale = factor
            dense.picture = PixelSize(
                width: situation.picture.width * Int(factor), height: situation.picture.height * Int(factor))
            let stands = pair(&random, situation, dense, zoomFactor: 1 / factor) {
                ContentPoint(x: $0.x * factor, y: $0.y * factor)
            }
            var (one, two) = stands
            let places = somePlaces(&random, count: random.int(in: 2...4), in: situation.view)
            let drift = ViewVector(dx: random.double(in: -300...300), dy: random.double(in: -300...300))
            let end = moved(places, by: drift, spread: exponential(random.double(in: -1.5...1.5)))
            for index in 0..<2 {
                func play(_ stand: inout Stand) throws {
                    stand.land(places, at: 2000)
                    stand.place(end, at: 2016)
                    if index == 1 { stand.lift(end, at: 2116) }
                }
                (one, two) = stands
                try play(&one)
                try play(&two)
                for _ in 0..<15 {
                    // Two corners of the view show the same, each to half a pixel of its own screen.
                    for place in [at(0, 0), at(situation.view.width, situation.view.height)] {
                        let content = one.camera.contentPoint(at: place)
                        let seen = two.camera.viewPoint(of: ContentPoint(x: content.x * factor, y: content.y * factor))
                        try holdEqual(
                            (seen - place).length, 0, within: index == 0 ? 1e-6 : 1.1, "after the lift, \(situation)")
                    }
                    one.wait(100)
                    two.wait(100)
                }
                var wanted = one.camera
                wanted.zoom /= factor
                try holdSame(two.camera, wanted, within: 1e-6, "at rest, \(situation)")
            }
        }
    }
}
