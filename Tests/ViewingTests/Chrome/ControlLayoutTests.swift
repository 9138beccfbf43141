import Geometry
import TestSupport
import Testing

@testable import Viewing

@Suite("The places of the controls")
struct ControlLayoutTests {
    private func layout(_ random: inout SeededGenerator) -> (ControlLayout?, ViewSize, ChromeOptions, Bool) {
        let view = ViewSize(width: random.double(in: 1...1600), height: random.double(in: 1...1200))
        let options = ChromeOptions(
            placement: ControlPlacement.allCases[random.int(in: 0...4)], hasLabels: random.chance(0.5))
        let isRightToLeft = random.chance(0.5)
        return (
            ControlLayout(ControlButton.allCases, options: options, view: view, isRightToLeft: isRightToLeft), view,
            options, isRightToLeft
        )
    }

    @Test("are in the window, apart from each other and 48 points large at least, whatever the window")
    func places() throws {
        try forAll(cases: 3000, seed: 71) { random in
            guard let (layout, view, _, _) = Optional(layout(&random)), let layout else { return }
            try hold(!layout.cells.isEmpty, "no button")
            let window = ViewRect(origin: .zero, size: view)
            for cell in layout.cells {
                for rect in [cell.area, cell.frame] {
                    try hold(rect.size.width >= 48 && rect.size.height >= 48, "\(cell) is small")
                    try hold(window.insetBy(-1e-9).covers(rect), "\(cell) leaves \(view)")
                }
                try hold(layout.ground.insetBy(-1e-9).covers(cell.frame), "\(cell) leaves its ground")
            }
            for (index, cell) in layout.cells.enumerated() {
                for other in layout.cells[(index + 1)...] {
                    let common = cell.area.intersection(other.area)
                    try hold(common.map { min($0.size.width, $0.size.height) < 1e-6 } ?? true, "\(cell) \(other)")
                }
            }
        }
    }

    @Test("are given up from the least important one on, and a window with room has all")
    func importance() throws {
        try forAll(cases: 2000, seed: 72) { random in
            guard case let (layout?, view, options, _) = layout(&random) else { return }
            let kept = Set(layout.cells.map(\.button))
            try hold(kept == Set(ControlButton.byImportance.prefix(kept.count)), "\(kept)")
            let along = options.placement == .bottom || options.placement == .top ? view.width : view.height
            if along > 1000 { try hold(kept.count == ControlButton.allCases.count, "\(kept.count) in \(view)") }
        }
    }

    @Test("stand in reading order, from the right where reading goes from there")
    func order() throws {
        try forAll(cases: 500, seed: 73) { random in
            guard case let (layout?, _, options, isRightToLeft) = layout(&random) else { return }
            let isHorizontal = options.placement == .bottom || options.placement == .top
            let places = layout.cells.map { isHorizontal ? $0.frame.minX : $0.frame.minY }
            let wanted = isHorizontal && isRightToLeft ? places.sorted(by: >) : places.sorted()
            try hold(places == wanted, "\(places)")
        }
    }

    @Test("in a window where not a single one has room, there are none")
    func none() {
        #expect(
            ControlLayout(
                ControlButton.allCases, options: ChromeOptions(), view: ViewSize(width: 60, height: 40),
                isRightToLeft: false) == nil)
    }
}

extension ViewRect {
    /// Whether all of another rectangle lies in it.
    func covers(_ other: ViewRect) -> Bool {
        other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
    }
}
