import Geometry
import Gestures

/// What the list holds, and which of it is chosen.
extension ListNavigator {
    /// There are so many pictures now. `moved` says where one that should stay in its place was and is.
    public mutating func show(count: Int, moved: (from: Int, to: Int)? = nil) {
        guard count != layout.count || moved != nil else { return }
        let former = layout
        layout = ListLayout(
            count: count, columns: former.columns, width: former.width, isMirrored: former.isMirrored)
        if let moved {
            let way = layout.frame(of: moved.to).minY - former.frame(of: moved.from).minY
            camera.offset.y -= way * camera.scale
            if selection == moved.from { selection = moved.to }
        }
        selection = min(max(selection, 0), max(count - 1, 0))
        reflows = []
        held = nil
        landingCamera = nil
        comeToRest()
    }

    /// The language is read from the right, or from the left.
    public mutating func mirror(_ isMirrored: Bool) {
        guard isMirrored != layout.isMirrored else { return }
        layout = ListLayout(
            count: layout.count, columns: layout.columns, width: layout.width, isMirrored: isMirrored)
    }

    /// Chooses a picture and scrolls to where all of it can be seen.
    public mutating func select(_ index: Int, isAnimated: Bool = false) {
        guard layout.count > 0 else { return }
        selection = min(max(index, 0), layout.count - 1)
        reveal(selection, isAnimated: isAnimated)
    }

    /// Does what a key asks for; whether a picture is to be opened is for the caller to see.
    public mutating func perform(_ command: ListCommand) {
        let steps = layout.isMirrored ? -1 : 1
        let page = max(Int(view.height / layout.pitch), 1) * layout.columns
        switch command {
        case .left: choose(selection - steps)
        case .right: choose(selection + steps)
        case .up: choose(selection - layout.columns, staysInColumn: true)
        case .down: choose(selection + layout.columns, staysInColumn: true)
        case .pageUp: choose(selection - page)
        case .pageDown: choose(selection + page)
        case .first, .last:
            showsSelection = true
            select(command == .first ? 0 : layout.count - 1, isAnimated: true)
        case .larger: change(columnsBy: -1, about: focus)
        case .smaller: change(columnsBy: 1, about: focus)
        case .standard:
            change(columnsBy: ListLayout.standardColumns(width: view.width) - layout.columns, about: focus)
            wishedPitch = nil
        case .open, .leave: break
        }
    }

    /// What stays in its place when keys change the columns: the chosen picture if it is in sight.
    private var focus: ViewPoint {
        let center = frame(of: selection).center
        return center.y >= 0 && center.y < view.height ? center : view.center
    }

    private mutating func choose(_ index: Int, staysInColumn: Bool = false) {
        // The first key only shows what is chosen, if fingers have scrolled meanwhile.
        let isShown = showsSelection
        showsSelection = true
        guard layout.count > 0 else { return }
        if !isShown, let near = layout.nearest(to: camera.place(at: view.center)), !isInSight(selection) {
            return select(near, isAnimated: true)
        }
        if staysInColumn, index < 0 { return reveal(selection, isAnimated: true) }
        let isLastRow = selection / layout.columns == (layout.count - 1) / layout.columns
        if staysInColumn, index >= layout.count, isLastRow { return reveal(selection, isAnimated: true) }
        select(index, isAnimated: true)
    }

    private func isInSight(_ index: Int) -> Bool {
        let frame = frame(of: index)
        return frame.maxY > 0 && frame.minY < view.height
    }

    /// Scrolls until a cell is wholly in sight, no farther; one that is far away comes into the middle.
    mutating func reveal(_ index: Int, isAnimated: Bool) {
        let cell = layout.frame(of: index)
        let offset = travel.destination ?? camera.offset.y
        let (top, bottom) = (cell.minY - ListLayout.gap, cell.minY + layout.pitch)
        if top >= -offset, bottom <= view.height - offset {
            if travel == .rest { scroll(to: camera.offset.y, isAnimated: isAnimated) }
            return
        }
        let isFar = bottom < -offset - layout.pitch || top > view.height - offset + layout.pitch
        let near = top < -offset ? -top : view.height - bottom
        scroll(to: isFar ? view.height / 2 - cell.center.y : near, isAnimated: isAnimated)
    }

    /// The window has another size: what was in its middle stays there.
    mutating func resize(to view: ViewSize, scale: Double) {
        guard view != self.view || scale != self.scale else { return }
        let former = layout
        let anchor = former.nearest(to: camera.place(at: self.view.center))
        self.view = view
        self.scale = scale
        let limits = columnLimits
        let wished = wishedPitch.map { Int(min(max(view.width / $0, 1), 100).rounded()) }
        let columns = wished ?? ListLayout.standardColumns(width: view.width)
        layout = ListLayout(
            count: former.count, columns: min(max(columns, limits.lowerBound), limits.upperBound), width: view.width,
            isMirrored: former.isMirrored)
        let isAtTop = camera.offset.y >= 0
        camera = ListCamera(offset: ViewPoint(x: 0, y: camera.offset.y))
        if let anchor, !isAtTop { camera.offset.y = view.height / 2 - layout.frame(of: anchor).center.y }
        reflows = []
        held = nil
        landingCamera = nil
        comeToRest()
    }

    /// After something else than a hand has changed it: fingers hold it as it is now, else it rests where it may.
    private mutating func comeToRest() {
        travel = .rest
        let legal = legalOffsets
        camera.offset.y = min(max(camera.offset.y, legal.lowerBound), legal.upperBound)
        if let group = arbiter.holdingGroup ?? pinch { grab(by: group) }
    }
}
