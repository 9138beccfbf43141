public import Geometry

/// What happens when the set of fingers changes.
extension GestureArbiter {
    /// The fingers that take part.
    var activeFingers: [Finger] { fingers.filter { !$0.isParked } }

    /// What they amount to.
    var group: FingerGroup? { FingerGroup(activeFingers.map(\.position)) }

    /// The set has changed: everything is measured anew from here, and nothing moves in this event.
    mutating func regrab(at time: Double, needsSlopToFling: Bool) -> [GestureAction] {
        for index in fingers.indices { fingers[index].rebase(at: time) }
        guard let group else { return leave(velocity: .zero) }
        phase = .holding(
            Hold(
                tracker: VelocityTracker(position: group.centroid, time: time), base: group.centroid,
                needsSlopToFling: needsSlopToFling))
        return [.grab(group)]
    }

    /// No finger takes part any more.
    mutating func leave(velocity: ViewVector) -> [GestureAction] {
        defer { phase = .idle }
        switch phase {
        case .idle, .pressed: return []
        case .holding: return [.release(velocity: velocity)]
        case .quickZooming: return [.release(velocity: .zero)]
        }
    }

    /// No finger takes part any more, and what they did must come to nothing.
    mutating func abandon() -> [GestureAction] {
        let actions = leave(velocity: .zero)
        return actions.isEmpty ? [] : [.cancel] + actions
    }

    /// Remembers the velocity of the fingers of which one lifts now. Fingers that lift together have one velocity: that of the time
    /// when all were down. Fingers that moved against each other (a pinch) must not fling.
    mutating func keepVelocity(lifting finger: Finger, at time: Double) {
        guard case .holding(let hold) = phase else {
            kept = nil
            return
        }
        let heading = finger.tracker.heading(at: time, from: finger.base)
        let opposes = activeFingers.contains {
            $0.id != finger.id && $0.tracker.heading(at: time, from: $0.base).dot(heading) < 0
        }
        if let earlier = kept, time <= earlier.deadline {
            if opposes { kept = KeptVelocity(velocity: .zero, deadline: earlier.deadline) }
            return
        }
        let mayFling = !opposes && (!hold.needsSlopToFling || hold.hasPassedSlop)
        kept = KeptVelocity(
            velocity: mayFling ? hold.tracker.releaseVelocity(at: time) : .zero,
            deadline: time + GestureTuning.liftTogetherTime)
    }

    /// Takes fingers that have been motionless for long out of the gesture.
    mutating func park(at time: Double) -> [GestureAction] {
        let resting = fingers.indices.filter {
            !fingers[$0].isParked && time - fingers[$0].lastMovement >= GestureTuning.parkTime
        }
        guard !resting.isEmpty else { return [] }
        for index in resting { fingers[index].isParked = true }
        kept = nil
        let actions = taps.fail()
        return actions + (activeFingers.isEmpty ? abandon() : regrab(at: time, needsSlopToFling: true))
    }

    /// A parked finger moves again and takes part anew, from where it is now.
    mutating func unpark(_ index: Int, time: Double, contentIsMoving: Bool) -> [GestureAction] {
        fingers[index].isParked = false
        fingers[index].landing = fingers[index].position
        fingers[index].rebase(at: time)
        kept = nil
        let actions = taps.fail()
        guard activeFingers.count == 1 else { return actions + regrab(at: time, needsSlopToFling: true) }
        guard contentIsMoving else {
            phase = .pressed
            return actions
        }
        return actions + [.stop] + regrab(at: time, needsSlopToFling: false)
    }
}

extension Point where Space == ViewSpace {
    /// The point moved to where arithmetic stays finite.
    public var bounded: Self {
        let limit = GestureTuning.farthestCoordinate
        return Self(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
    }
}
