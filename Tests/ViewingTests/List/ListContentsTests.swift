import Geometry
import Gestures
import Navigation
import TestSupport
import Testing
import Viewing

@Suite("What the list holds and what keys choose in it")
struct ListContentsTests {
    @Test("Keys choose the picture beside, above and below; at the edges they stay")
    func arrows() {
        var stand = ListStand(count: 10)
        let columns = stand.list.layout.columns
        #expect(columns == 4 && !stand.list.showsSelection)
        for (command, wanted) in [
            (ListCommand.right, 1), (.down, 5), (.down, 9), (.down, 9), (.left, 8), (.up, 4), (.up, 0), (.up, 0),
            (.left, 0),
            (.last, 9), (.right, 9), (.first, 0), (.right, 1), (.right, 2), (.right, 3), (.right, 4), (.right, 5),
            (.right, 6), (.down, 9),
        ] {
            stand.list.perform(command)
            #expect(stand.list.selection == wanted, "\(command)")
        }
        #expect(stand.list.showsSelection)
        stand.touch(.began, 1, 100, 100)
        #expect(!stand.list.showsSelection, "fingers need no ring")
    }

    @Test("The chosen picture comes wholly into sight, by a glide, and no farther than needed")
    func reveals() throws {
        try forAll(cases: 200, seed: 95) { random in
            var stand = ListStand(offset: random.double(in: 0...20_000))
            for _ in 0..<random.int(in: 1...8) {
                let command = random.pick(
                    ListCommand.up, .down, .left, .right, .pageUp, .pageDown, .first, .last, .larger, .smaller)
                stand.list.perform(command)
                if random.chance(0.5) { stand.advance(by: 60) }
            }
            stand.settle()
            let frame = stand.list.frame(of: stand.list.selection)
            guard stand.list.layout.pitch < 580 else { return }
            stand.list.perform(.right)
            stand.settle()
            let chosen = stand.list.frame(of: stand.list.selection)
            try hold(chosen.minY >= -1e-6 && chosen.maxY <= 600 + 1e-6, "\(chosen) is not in sight (before \(frame))")
        }
    }

    @Test("Read from the right, the key to the right goes back")
    func mirrored() {
        var stand = ListStand(count: 10)
        stand.list.mirror(true)
        stand.list.perform(.left)
        #expect(stand.list.selection == 1)
        stand.list.perform(.right)
        #expect(stand.list.selection == 0)
    }

    @Test("Pictures that come above what is chosen do not move it on the screen")
    func grows() {
        var stand = ListStand(offset: 2000)
        stand.list.perform(.right)
        stand.settle()
        let chosen = stand.list.selection
        let before = stand.list.frame(of: chosen)
        stand.list.show(count: 1008, moved: (from: chosen, to: chosen + 8))
        #expect(stand.list.selection == chosen + 8)
        #expect(stand.list.frame(of: chosen + 8) == before)
    }

    @Test("When most pictures go the list ends where they end")
    func shrinks() {
        var stand = ListStand(offset: 20_000)
        stand.list.select(900)
        stand.list.show(count: 3)
        #expect(stand.offset == 0 && stand.list.selection == 2 && stand.list.isSettled)
        stand.list.show(count: 0)
        stand.list.perform(.right)
        #expect(stand.list.selection == 0 && stand.list.visible.isEmpty)
    }

    @Test("Another size of the window keeps what was in its middle there, and as many columns as fit")
    func resizes() throws {
        try forAll(cases: 100, seed: 96) { random in
            var stand = ListStand(offset: random.double(in: 2000...20_000))
            guard let middle = stand.list.index(at: ViewPoint(x: 400, y: 300)) else { return }
            let view = ViewSize(width: random.double(in: 200...2000), height: random.double(in: 300...1500))
            stand.send(.resize(view, scale: 2))
            let frame = stand.list.frame(of: middle)
            let slack = stand.list.layout.pitch
            try hold(
                frame.minY - slack < view.height / 2 && frame.maxY + slack > view.height / 2, "\(frame) in \(view)")
            try hold(stand.list.layout.width == view.width && stand.list.isSettled, "\(stand.list.layout)")
        }
    }

    @Test(
        "Thumbnails in sight are wanted first, then those that come next; of a list that flies by, those where it stops"
    )
    func wanted() {
        var stand = ListStand(offset: 5000)
        let visible = stand.list.visible
        #expect(stand.list.wanted.first == visible.first)
        stand.fling(by: 440)
        #expect(stand.list.isBlurred)
        let goal = stand.list.wanted.first
        stand.settle()
        #expect(stand.list.visible.first == goal)
    }

    @Test("What is looked at does not depend on how many pictures there are")
    func cost() {
        let (few, many) = (ListStand(count: 500, offset: 1000), ListStand(count: 200_000, offset: 1000))
        #expect(few.list.visible == many.list.visible && few.list.wanted == many.list.wanted)
        #expect(many.list.visible.reduce(0) { $0 + $1.count } <= 5 * 4)
    }
}
