import Geometry
import Gestures
import Motion
import Navigation
import TestSupport
import Testing

@Suite("Drawing a page with a finger")
struct PageDragTests {
    @Test(
        "The page follows the finger along x, less the slop, and not along y; the neighbor comes in 16 points beside it"
    )
    func follows() throws {
        try forAll(cases: 1000, seed: 4101) { random in
            var stand = try Stand.pages()
            let home = stand.camera
            let side = random.pick(PageSide.previous, .next)
            let dx = random.double(in: 12...700) * (side == .previous ? 1 : -1)
            stand.touch(1, .began, at(400, 300), at: 2000)
            stand.touch(1, .moved, at(400 + dx, 300 + dx * random.double(in: -0.49...0.49)), at: 2016)
            let shown = stand.camera.offset.x - home.offset.x
            let way = abs(dx)
            // The slop is taken off along the direction of the drag, so along x it is a little less.
            try hold(abs(shown) <= way - 8.9 && abs(shown) >= way - 10.0001, "moved by \(shown) for \(dx)")
            stand.touch(1, .moved, at(400 + dx + 7, 500), at: 2024)
            try holdEqual(stand.camera.offset.x - home.offset.x, shown + 7, within: 1e-9, "on")
            try hold(stand.camera.offset.y == home.offset.y && stand.camera.zoom == home.zoom, "moves along y")
            try hold(stand.navigator.activity == .page && !stand.navigator.isSettled, "\(stand.navigator.activity)")
            try hold(stand.navigator.isInSight(side) == (abs(shown + 7) > 16), "the neighbor is not in sight")
            try hold(!stand.navigator.isInSight(side.opposite), "the other neighbor is in sight")
            guard let size = stand.neighbor(side) else { return }
            let beside = stand.navigator.camera(ofNeighbor: size, on: side)
            let place = stand.navigator.startView(of: size).offset.x + stand.navigator.pageDisplacement
            try holdEqual(
                beside.offset.x, place - (side == .previous ? 816 : -816), within: 1e-9, "the neighbor's place")
            stand.touch(1, .moved, at(400, 300), at: 2032)
            stand.touch(1, .moved, at(400 + dx, 300), at: 2040)
            try holdEqual(stand.camera.offset.x - home.offset.x, shown, within: 1e-9, "back and forth")
        }
    }

    @Test("Only a drag that begins more than twice as far along x as along y is one of pages, whatever comes later")
    func direction() throws {
        try forAll(cases: 1000, seed: 4102) { random in
            var stand = try Stand.pages()
            let home = stand.camera
            let dx = random.double(in: 11...40) * random.sign()
            let ratio = random.double(in: 0...1.5)
            guard abs(ratio - 0.5) > 1e-6 else { return }
            stand.touch(1, .began, at(400, 300), at: 2000)
            stand.touch(1, .moved, at(400 + dx, 300 + dx * ratio * random.sign()), at: 2016)
            stand.touch(1, .moved, at(400 + 8 * dx, 300), at: 2024)
            let isPage = ratio < 0.5
            try hold(stand.navigator.activity == (isPage ? .page : .pan), "\(stand.navigator.activity) at \(ratio)")
            try hold((stand.camera != home) == isPage, "a picture that fits moves without its page at \(ratio)")
        }
    }

    @Test("A zoomed picture pages from the edge in its place, to that side only, and pans from anywhere else")
    func zoomed() throws {
        try forAll(cases: 1000, seed: 4103) { random in
            var stand = try Stand.pages()
            let x = random.pick(0, 4000, random.double(in: 500...3500))
            stand.send(.zoomTo(ZoomRequest(zoom: 0.6, place: .center(at(x, 1200).content))), at: 1500)
            stand.advance(to: 1900)
            let before = stand.camera
            let dx = random.sign()
            stand.touch(1, .began, at(400, 300), at: 2000)
            stand.touch(1, .moved, at(400 + dx * 60, 300), at: 2016)
            let isAtEdge = dx > 0 ? before.offset.x == 0 : before.offset.x == 800 - 4000 * 0.6
            try hold(
                stand.navigator.activity == (isAtEdge ? .page : .pan), "\(stand.navigator.activity) from \(before)")
            guard isAtEdge else { return }
            // The other way there is no page to draw, and the picture stretches as it does beyond its edge.
            stand.touch(1, .moved, at(400 - dx * 200, 300), at: 2024)
            let stretched = RubberBand.stretched(-dx * 210, range: 800)
            try holdEqual(stand.camera.offset.x - before.offset.x, stretched, within: 1e-9, "the other way")
            let other: PageSide = dx > 0 ? .next : .previous
            try hold(!stand.navigator.isInSight(other), "the page behind the zoomed picture is in sight")
            if random.chance(0.5) {
                // Let go and caught again it is still no page to be drawn in.
                stand.liftFinger()
                stand.wait(random.double(in: 1...40))
                let shown = stand.camera.offset.x - before.offset.x
                stand.touch(1, .began, at(400, 300), at: stand.time)
                stand.touch(1, .moved, at(400 - dx * 300, 300), at: stand.time + 8)
                let asked = RubberBand.unstretched(shown, range: 800) - dx * 300
                let wanted = RubberBand.stretched(asked, range: 800)
                try holdEqual(stand.camera.offset.x - before.offset.x, wanted, within: 1e-9, "caught")
                try hold(!stand.navigator.isInSight(other), "the page is in sight when it is caught")
            }
            stand.wait(200)
            stand.liftFinger()
            try stand.settle()
            try hold(stand.turns == 0 && stand.camera == before, "rests at \(stand.camera)")
        }
    }

    @Test(
        "aves#316: a slow drag that reaches the edge of a zoomed picture stops there; only the next one turns the page")
    func edgeReached() throws {
        var stand = try Stand.pages()
        stand.send(.zoomTo(ZoomRequest(zoom: 0.6, place: .center(ContentPoint(x: 1000, y: 1200)))), at: 1500)
        stand.advance(to: 1900)
        #expect(stand.camera.offset.x == -200)
        stand.drag(from: at(100, 300), by: Array(repeating: ViewVector(dx: 10, dy: 0), count: 61), every: 16)
        #expect(abs(stand.camera.offset.x - RubberBand.stretched(400, range: 800)) < 1e-9)
        #expect(stand.navigator.activity == .pan)
        #expect(!stand.navigator.isInSight(.previous))
        stand.liftFinger()
        try stand.settle()
        #expect(stand.turns == 0 && stand.camera.offset.x == 0)
        stand.drawPage(by: 500, from: at(100, 300))
        #expect(stand.navigator.activity == .page && stand.navigator.isInSight(.previous))
        stand.liftFinger()
        #expect(stand.gestures == [.pagePrevious])
    }

    @Test("At both ends of an album the page stretches as a rubber band and goes back, however fast it is thrown")
    func ends() throws {
        for (index, sign) in [(0, 1.0), (2, -1.0)] {
            var stand = try Stand(album: Array(repeating: PixelSize(width: 4000, height: 3000), count: 3), index: index)
            let home = stand.camera
            stand.drag(from: at(400, 300), by: Array(repeating: ViewVector(dx: sign * 40, dy: 0), count: 8))
            let shown = stand.camera.offset.x - home.offset.x
            #expect(abs(shown - sign * RubberBand.stretched(310, range: 800)) < 1e-9)
            stand.touch(1, .ended, at(400 + sign * 320, 300), at: stand.time)
            #expect(stand.navigator.activity == .settle)
            try stand.settle(step: 10)
            #expect(stand.turns == 0 && stand.camera == home)
        }
    }

    @Test("Beyond a whole page it stretches by less than the gap, and turns one page only")
    func moreThanAPage() throws {
        var stand = try Stand(album: Array(repeating: PixelSize(width: 4000, height: 3000), count: 5), index: 2)
        stand.drawPage(by: -1216, from: at(1500, 300))
        #expect(abs(stand.navigator.pageDisplacement + 816 + RubberBand.stretched(400, range: 16)) < 1e-9)
        stand.liftFinger()
        try stand.settle()
        #expect(stand.gestures == [.pageNext] && stand.index == 3)
    }

    @Test("Without a neighbor, and under the policies of single pictures, nothing is a page")
    func nothingToTurn() throws {
        for policy in ZoomPolicy.allCases {
            let count = policy == .photos ? 1 : 3
            var stand = try Stand(
                album: Array(repeating: PixelSize(width: 4000, height: 3000), count: count), index: count / 2,
                policy: policy)
            let home = stand.camera
            stand.drag(from: at(400, 300), by: Array(repeating: ViewVector(dx: -50, dy: 0), count: 8))
            #expect(stand.navigator.activity == .pan)
            #expect(stand.camera == home || policy == .cover, "\(policy)")
            stand.liftFinger()
            stand.send(.swipe(SwipeEvent(phase: .began, translation: .zero)), at: stand.time + 100)
            stand.send(
                .swipe(SwipeEvent(phase: .changed, translation: ViewVector(dx: -500, dy: 0))), at: stand.time + 8)
            #expect(stand.navigator.activity != .page)
            stand.send(.swipe(SwipeEvent(phase: .ended, translation: .zero)), at: stand.time)
            try stand.settle()
            #expect(stand.turns == 0)
        }
    }

    @Test("A page without a picture, as one that cannot be shown, can be drawn aside like any other")
    func emptyPage() throws {
        var stand = try Stand.pages()
        stand.send(.picture(nil), at: 1500)
        stand.drawPage(by: -500, from: at(700, 300))
        #expect(stand.navigator.activity == .page && stand.navigator.pageDisplacement == -500)
        stand.liftFinger()
        #expect(stand.gestures == [.pageNext])
        try stand.settle()
        #expect(stand.navigator.isHome)
    }
}

extension ViewPoint {
    /// The content point with the same numbers.
    fileprivate var content: ContentPoint { ContentPoint(x: x, y: y) }
}
