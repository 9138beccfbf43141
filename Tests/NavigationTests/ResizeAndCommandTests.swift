import Geometry
import Gestures
import Navigation
import TestSupport
import Testing

@Suite("Resizing and commands")
struct ResizeAndCommandTests {
    private func someView(_ random: inout SeededGenerator) -> ViewSize {
        ViewSize(width: random.double(in: 200...1800).rounded(), height: random.double(in: 200...1400).rounded())
    }

    /// Reading: the zoom stays unless the new limits forbid it.
    @Test(
        "A window that grows in mid-bounce leaves the picture as far beyond its edge as it was, and it settles from there"
    )
    func bounce() throws {
        try forAll(cases: 500, seed: 1308) { random in
            let situation = try Situation(picture: (4000, 3000), view: (800, 600))
            var stand = Stand(situation, zoom: 0.5, center: .zero)
            stand.drag(from: at(50, 300), by: [ViewVector(dx: 20, dy: 0), ViewVector(dx: 400, dy: 0)])
            if random.chance(0.7) { stand.touch(1, .ended, at(470, 300), at: stand.time + 100) }
            stand.wait(random.double(in: 1...60))
            let overshoot = stand.camera.offset.x
            try hold(overshoot > 10, "does not bounce")
            let size = ViewSize(width: random.double(in: 800...1500), height: random.double(in: 300...1200))
            stand.sendWithoutFrame(.resize(size, scale: 1), at: stand.time)
            try holdEqual(stand.camera.offset.x, overshoot, within: 1e-9, "overshoot")
            if stand.navigator.fingerCount > 0 { stand.touch(1, .ended, at(470, 300), at: stand.time + 100) }
            try stand.settle()
            stand.situation.view = size
            try stand.situation.holdLegal(stand.camera, limits: stand.navigator.limits, "after the bounce")
        }
    }

    @Test("The content in the middle of the view stays there when the window changes, as far as that is legal")
    func centerStays() throws {
        try forAll(cases: 2000, seed: 2401) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            let start = stand.camera
            guard start != Stand(situation).camera else { return }
            let middle = stand.navigator.center
            stand.situation.view = someView(&random)
            stand.send(.resize(stand.situation.view, scale: situation.scale), at: 2000)
            let zoom = stand.navigator.limits.clamp(start.zoom)
            try holdSame(
                stand.camera, stand.situation.centered(middle, zoom: zoom),
                within: 1e-9 * max(1, situation.contentSize.width), "\(situation) to \(stand.situation)")
            let placed = stand.camera
            stand.send(.resize(stand.situation.view, scale: situation.scale), at: 2100)
            try hold(stand.camera == placed, "repeating it moves the picture")
            try hold(!stand.navigator.isMoving, "it is animated")
        }
    }

    @Test("An untouched start view becomes the new start view, through any number of sizes")
    func startView() throws {
        try forAll(cases: 2000, seed: 2402) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation)
            for step in 1...random.int(in: 1...5) {
                stand.situation.view = someView(&random)
                stand.situation.scale = random.pick(1, 2, 1.25)
                stand.send(
                    .resize(stand.situation.view, scale: stand.situation.scale), at: 2000 + Double(step) * 16)
            }
            try hold(stand.camera == Stand(stand.situation).camera, "\(situation) to \(stand.situation)")
        }
    }

    @Test("A new picture starts at its own start view, whatever the fingers do")
    func newPicture() throws {
        try forAll(cases: 2000, seed: 2403) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            for event in FingerStream.make(&random, in: situation.view, start: 2000, drains: 10) {
                stand.send(event.input, at: event.time)
            }
            stand.situation.picture = PixelSize(width: random.int(in: 1...5000), height: random.int(in: 1...5000))
            stand.send(.picture(stand.situation.picture), at: stand.time + 10)
            try hold(stand.camera == Stand(stand.situation).camera, "\(stand.situation)")
        }
    }

    private func run(_ stand: inout Stand, _ command: NavigationCommand, isAnimated: Bool) throws {
        stand.send(.command(command, isAnimated: isAnimated), at: stand.time + 100)
        if isAnimated { try stand.settle() }
    }

    @Test(
        "Plus and minus zoom by 1.5 about the middle of the view within the limits, animated or at once",
        arguments: [true, false])
    func plusMinus(isAnimated: Bool) throws {
        try forAll(cases: 2000, seed: 2404) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            for command in [NavigationCommand.plus, .plus, .minus, .plus, .minus, .minus, .minus] {
                let start = stand.camera
                let middle = stand.navigator.center
                try run(&stand, command, isAnimated: isAnimated)
                let zoom = stand.navigator.limits.clamp(start.zoom * (command == .plus ? 1.5 : 1 / 1.5))
                try holdSame(
                    stand.camera, situation.centered(middle, zoom: zoom),
                    within: 1e-9 * max(1, situation.contentSize.width), "\(command), \(situation)")
            }
            try run(&stand, .home, isAnimated: isAnimated)
            try holdSame(stand.camera, Stand(situation).camera, within: 0, "home, \(situation)")
        }
    }

    @Test("The arrows go a quarter of the view, and stop at the edges")
    func arrows() throws {
        try forAll(cases: 2000, seed: 2405) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            for _ in 1...6 {
                let command = random.pick(NavigationCommand.left, .right, .up, .down)
                let (width, height) = (situation.view.width / 4, situation.view.height / 4)
                let start = stand.camera
                try run(&stand, command, isAnimated: random.chance(0.5))
                if !stand.navigator.isSettled { try stand.settle() }
                let step =
                    switch command {
                    case .left: ViewVector(dx: width, dy: 0)
                    case .right: ViewVector(dx: -width, dy: 0)
                    case .up: ViewVector(dx: 0, dy: height)
                    default: ViewVector(dx: 0, dy: -height)
                    }
                let wanted = situation.legalCamera(zoom: start.zoom, showing: .zero, at: start.offset + step)
                try holdSame(stand.camera, wanted, within: 1e-9 * max(1, situation.contentSize.width), "\(command)")
            }
        }
    }

    @Test("Actual shows one device pixel per picture pixel, fill covers the view, both within the limits")
    func actualAndFill() throws {
        try forAll(cases: 2000, seed: 2406) { random in
            let situation = try Situation(&random)
            var stand = Stand(situation, &random)
            let limits = stand.navigator.limits
            let fill = max(
                situation.view.width / situation.contentSize.width, situation.view.height / situation.contentSize.height
            )
            try run(&stand, .actual, isAnimated: true)
            try holdEqual(stand.camera.zoom, limits.clamp(1 / situation.scale), within: 1e-12, "actual, \(situation)")
            try run(&stand, .fill, isAnimated: false)
            try holdEqual(stand.camera.zoom, limits.clamp(fill), within: 1e-12, "fill, \(situation)")
            try situation.holdLegal(stand.camera, limits: limits, "fill")
        }
    }
}
