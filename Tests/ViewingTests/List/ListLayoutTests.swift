import Geometry
import TestSupport
import Testing
import Viewing

@Suite("Where the thumbnails of the list are")
struct ListLayoutTests {
    private static func any(_ random: inout SeededGenerator, count: ClosedRange<Int> = 1...30000) -> ListLayout {
        let width = random.double(in: 100...3000)
        return ListLayout(
            count: random.int(in: count), columns: random.int(in: 1...30), width: width, isMirrored: random.chance(0.3))
    }

    @Test("The middle of a cell is in that cell, and so is every place in it")
    func inverse() throws {
        try forAll(cases: 2000, seed: 71) { random in
            let layout = Self.any(&random)
            let index = random.int(in: 0...layout.count - 1)
            let frame = layout.frame(of: index)
            let place = Point<ListSpace>(
                x: frame.minX + frame.size.width * random.unit(), y: frame.minY + frame.size.height * random.unit())
            try hold(layout.index(at: place) == index, "\(String(describing: layout.index(at: place))) for \(index)")
            try hold(layout.nearest(to: place) == index, "nearest of \(index)")
        }
    }

    @Test("A place beside all cells is in none, and the nearest cell is one that exists")
    func outside() throws {
        try forAll(cases: 1000, seed: 72) { random in
            let layout = Self.any(&random)
            let place = Point<ListSpace>(
                x: random.double(in: -5000...5000), y: random.double(in: -5000...(layout.height + 5000)))
            let nearest = layout.nearest(to: place)
            try hold(nearest.map { (0..<layout.count).contains($0) } ?? false, "\(String(describing: nearest))")
            guard let index = layout.index(at: place) else { return }
            let half = ListLayout.gap / 2
            let frame = layout.frame(of: index)
            let cell = Rect<ListSpace>(
                x: frame.minX - half, y: frame.minY - half, width: frame.size.width + 2 * half, height: layout.pitch)
            try hold(cell.insetBy(-1e-6).contains(place), "\(place) is not in the cell \(index)")
        }
        #expect(ListLayout(count: 0, columns: 3, width: 300).nearest(to: .zero) == nil)
    }

    @Test(
        "The cells of a stretch of the list are those that reach into it, names included, and no others but of their rows"
    )
    func stretch() throws {
        try forAll(cases: 500, seed: 73) { random in
            let layout = Self.any(&random, count: 1...400)
            let top = random.double(in: -100...layout.height)
            let bottom = top + random.double(in: 1...2000)
            let found = layout.indices(from: top, to: bottom)
            for index in 0..<layout.count {
                let frame = layout.frame(of: index)
                if frame.maxY > top + 1e-6, frame.minY < bottom - 1e-6 {
                    try hold(found.contains(index), "\(index) is missing in \(found)")
                }
                let isFar = frame.minY + layout.pitch < top - 1e-6 || frame.minY > bottom + 1e-6
                if isFar { try hold(!found.contains(index), "\(index) is far from \(top)...\(bottom)") }
            }
        }
    }

    @Test("No two cells overlap, all lie between the edges, and read from the right the first one is on the right")
    func separate() throws {
        try forAll(cases: 300, seed: 74) { random in
            let layout = Self.any(&random, count: 2...300)
            let index = random.int(in: 0...layout.count - 2)
            let (one, next) = (layout.frame(of: index), layout.frame(of: index + 1))
            try hold(one.intersection(next) == nil, "\(one) and \(next)")
            try hold(one.minX > 0 && one.maxX < layout.width + 1e-9 || layout.side == 1, "\(one) in \(layout.width)")
        }
        let mirrored = ListLayout(count: 5, columns: 3, width: 320, isMirrored: true)
        #expect(mirrored.frame(of: 0).maxX == 312 && mirrored.frame(of: 2).minX == 8)
        #expect(mirrored.index(at: mirrored.frame(of: 4).center) == 4)
    }

    @Test(
        "Columns suit the window: neither too small for a finger nor larger than a thumbnail",
        arguments: [
            (1280.0, 7), (390, 2), (100, 1), (1, 1), (5000, 27),
        ])
    func columns(width: Double, standard: Int) {
        #expect(ListLayout.standardColumns(width: width) == standard)
        #expect(ListLayout.columnLimits(width: width).contains(standard))
    }
}
