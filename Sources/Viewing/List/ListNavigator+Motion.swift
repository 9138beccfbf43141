import Geometry
import Gestures
import Motion
import Navigation

/// How the list is held, let go, and moves by itself.
extension ListNavigator {
    /// More lists within each other than this would take hands that nobody has.
    private static let mostReflows = 8

    /// Points per millisecond. No hand is faster; touches that a busy machine tells late, all at once, may seem so.
    private static let fastestFling = 20.0

    /// The offsets at which the list may rest.
    var legalOffsets: ClosedRange<Double> { legalOffsets(of: layout) }

    func legalOffsets(of layout: ListLayout) -> ClosedRange<Double> { min(view.height - layout.height, 0)...0 }

    /// How many columns there may be.
    public var columnLimits: ClosedRange<Int> { ListLayout.columnLimits(width: view.width) }

    mutating func grab(by group: FingerGroup) {
        let camera = reached
        travel = .rest
        if group.count > 1 { pinched = camera.place(at: group.centroid) }
        let (columns, limits) = (Double(layout.columns), columnLimits)
        let (least, most) = (columns / Double(limits.upperBound), columns / Double(limits.lowerBound))
        grip = ListGrip(
            camera, by: group, scales: min(least, 1)...max(most, 1), offsets: legalOffsets, viewHeight: view.height)
    }

    mutating func follow(_ group: FingerGroup) {
        guard let followed = grip?.follow(group) else { return }
        // The next frame shows it, as of its own time.
        if motion.resamplesTouches { held = followed } else { camera = followed }
    }

    /// Shows what fingers hold as of the time of this frame.
    mutating func followResampled() {
        guard held != nil else { return }
        guard let grip, now < arbiter.resamplingEnd, let group = arbiter.heldGroup(at: now) else {
            if let held { camera = held }
            held = nil
            return
        }
        camera = grip.follow(group)
    }

    mutating func release(velocity: ViewVector) {
        let letGo = reached
        // What was drawn late goes on as late: so the speed on the screen does not change at the lift.
        let start = held == nil ? now : max(lastMotion + GestureTuning.resamplingLatency, 0)
        let anchor = pinched.map { letGo.rect(of: Rect(origin: $0, size: .zero)).origin }
        grip = nil
        held = nil
        pinched = nil
        guard letGo.isUpright else {
            camera = letGo
            let columns = Int((Double(layout.columns) / letGo.scale).rounded())
            return show(columns: columns, about: anchor ?? view.center)
        }
        glide(from: letGo.offset.y, velocity: velocity, since: start)
    }

    private mutating func glide(from offset: Double, velocity: ViewVector, since start: Double) {
        guard !motion.reducesMotion else {
            camera.offset.y = clamped(offset)
            travel = .rest
            return
        }
        let isFling = velocity.length >= MotionConstants.flingThreshold
        let speed = isFling ? min(max(velocity.dy, -Self.fastestFling), Self.fastestFling) : 0
        let way = AxisMotion(
            position: offset, velocity: speed, range: legalOffsets, tolerance: 0.5 / scale)
        let isThere = camera.offset.y == offset
        travel = way.duration <= 0 && isThere ? .rest : .gliding(way, start: start)
    }

    private func clamped(_ offset: Double) -> Double {
        min(max(offset, legalOffsets.lowerBound), legalOffsets.upperBound)
    }

    /// Scrolls to an offset, as far as it goes.
    mutating func scroll(to offset: Double, isAnimated: Bool) {
        guard offset.isFinite, arbiter.holdingGroup == nil, pinch == nil else { return }
        let target = clamped(offset)
        held = nil
        guard isAnimated, !motion.reducesMotion, target != camera.offset.y else {
            camera.offset.y = target
            travel = .rest
            return
        }
        travel = .moving(from: camera.offset.y, to: target, start: now)
    }

    /// So many columns more or less.
    mutating func change(columnsBy step: Int, about place: ViewPoint) {
        guard arbiter.holdingGroup == nil, pinch == nil else { return }
        show(columns: layout.columns + step, about: place)
    }

    /// Lays the cells out in other columns. The thumbnail at a place of the view stays at its height.
    mutating func show(columns wanted: Int, about place: ViewPoint) {
        let limits = columnLimits
        let columns = min(max(wanted, limits.lowerBound), limits.upperBound)
        let former = layout
        let before = camera
        travel = .rest
        if columns != former.columns { wishedPitch = view.width / Double(columns) }
        layout = ListLayout(
            count: former.count, columns: columns, width: former.width, isMirrored: former.isMirrored)
        var offset = before.offset.y
        if let index = former.nearest(to: before.place(at: place)) {
            offset = before.rect(of: former.frame(of: index)).center.y - layout.frame(of: index).center.y
        }
        camera = ListCamera(offset: ViewPoint(x: 0, y: clamped(offset)))
        guard !motion.reducesMotion, before != camera || former != layout else { return }
        let way = before.offset - camera.offset
        reflows.append(
            ListReflow(
                layout: former, map: ListCamera(scale: before.scale, offset: .zero + way), start: now))
        if reflows.count > Self.mostReflows { reflows.removeFirst() }
    }
}
