public import Geometry

/// Where the buttons of the controls are in a window. Each answers on 48 points at least; where not all have room, the least important ones
/// are left out.
public struct ControlLayout: Hashable, Sendable {
    /// Points.
    private enum Metrics {
        /// A button: 48 points that answer, and some air.
        static let cell = 52.0
        /// With words below the icon, or beside it.
        static let labeledCell = ViewSize(width: 78, height: 72)
        static let labeledRow = ViewSize(width: 168, height: 52)
        static let padding = 4.0
        static let margin = 8.0
        static let gap = 10.0
    }

    /// A button's place.
    public struct Cell: Hashable, Sendable {
        /// Which.
        public let button: ControlButton
        /// Where it is drawn.
        public let frame: ViewRect
        /// Where it answers: up to the window's edge, where a finger or a mouse is easily aimed.
        public let area: ViewRect
    }

    /// The buttons in the order in which they are read.
    public let cells: [Cell]
    /// The ground below them.
    public let ground: ViewRect
    /// How far the controls reach into the window, from its edge, in points.
    public let depth: Double

    /// Nil where not a single button has room, or there are to be none. What else is open beside the picture reaches into the window by `insets`: the
    /// controls keep clear of it.
    init?(
        _ buttons: [ControlButton], options: ChromeOptions, view window: ViewSize,
        insets: ChromeInsets = ChromeInsets(),
        isRightToLeft: Bool
    ) {
        let placement = options.placement
        let view = ViewSize(
            width: window.width - insets.left - insets.right, height: window.height - insets.top - insets.bottom)
        guard placement != .off, view.width.isFinite, view.height.isFinite else { return nil }
        let isHorizontal = placement.isHorizontal
        let cell = Self.cell(options)
        let (along, across) = isHorizontal ? (view.width, view.height) : (view.height, view.width)
        let (step, thickness) = isHorizontal ? (cell.width, cell.height) : (cell.height, cell.width)
        let breadth = thickness + 2 * Metrics.padding
        let margin = min(Metrics.margin, (across - breadth) / 2)
        let room = along - 2 * (Metrics.margin + Metrics.padding)
        guard margin >= 0, room >= step else { return nil }

        let chosen = Self.choose(buttons, count: Int(room / step))
        let breaks = zip(chosen, chosen.dropFirst()).count { $0.group != $1.group }
        let length = Double(chosen.count) * step
        let gap = length + Double(breaks) * Metrics.gap <= room ? Metrics.gap : 0
        let total = length + Double(breaks) * gap
        let near = placement == .top || placement == .left ? margin : across - margin - breadth
        let rects = Rects(
            along: along, across: across, isHorizontal: isHorizontal, isMirrored: isHorizontal && isRightToLeft,
            left: insets.left, top: insets.top)
        let start = (along - total) / 2
        ground = rects.rect(
            from: start - Metrics.padding, length: total + 2 * Metrics.padding, near: near, breadth: breadth)
        let reach = margin + breadth
        depth = reach + insets.depth(on: placement)
        let edge = placement == .top || placement == .left ? (0, reach) : (across - reach, reach)
        var cells: [Cell] = []
        var position = start
        for (index, button) in chosen.enumerated() {
            if index > 0, chosen[index - 1].group != button.group { position += gap }
            cells.append(
                Cell(
                    button: button,
                    frame: rects.rect(
                        from: position, length: step, near: near + Metrics.padding, breadth: thickness),
                    area: rects.rect(from: position, length: step, near: edge.0, breadth: edge.1)))
            position += step
        }
        self.cells = cells
    }

    private static func cell(_ options: ChromeOptions) -> ViewSize {
        guard options.hasLabels else { return ViewSize(width: Metrics.cell, height: Metrics.cell) }
        return options.placement.isHorizontal ? Metrics.labeledCell : Metrics.labeledRow
    }

    /// The most important ones, in the order in which they are read.
    private static func choose(_ buttons: [ControlButton], count: Int) -> [ControlButton] {
        guard buttons.count > count else { return buttons }
        let kept = Set(ControlButton.byImportance.filter(buttons.contains).prefix(count))
        return buttons.filter(kept.contains)
    }

    /// Turns places along and across the bar into places in the window.
    private struct Rects {
        let along: Double
        let across: Double
        let isHorizontal: Bool
        let isMirrored: Bool
        let left: Double
        let top: Double

        func rect(from start: Double, length: Double, near: Double, breadth: Double) -> ViewRect {
            guard isHorizontal else {
                return ViewRect(x: left + near, y: top + start, width: breadth, height: length)
            }
            let x = isMirrored ? along - start - length : start
            return ViewRect(x: left + x, y: top + near, width: length, height: breadth)
        }
    }
}
