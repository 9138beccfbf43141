import Geometry
import Navigation
import Tiling

/// How a picture comes, and how the one before goes.
extension Session {
    mutating func open(
        _ path: [UInt8], keepsView: Bool, isAnew: Bool = false, at time: Double
    ) -> [ViewingEffect] {
        let effects = leave(staying: true, at: time)
        var slot = PictureSlot(id: nextID(), path: path, keepsView: keepsView, phrases: phrases)
        slot.isAskedAnew = isAnew
        slot.inheritWords(of: former)
        picture = slot
        overlay.loadingBegan(name: slot.name, hasFormerPicture: former != nil, at: time)
        return effects + [.retitle(slot.name), load(slot)]
    }

    /// Leaves the current picture. What is on the screen stays there until another one comes, or is given up.
    mutating func leave(staying: Bool, at time: Double) -> [ViewingEffect] {
        var effects: [ViewingEffect] = []
        if let leaving = picture {
            if leaving.hasAppeared {
                effects.append(.stopLoading(leaving.id))
                former = leaving
            } else if leaving.failure != nil {
                effects += retire(leaving)
            } else {
                effects.append(.abandon(leaving.id))
            }
        }
        picture = nil
        return staying ? effects : effects + leaveFormer(at: time)
    }

    mutating func handle(_ event: LoadingEvent, of id: PictureID, at time: Double) -> [ViewingEffect] {
        if let index = neighbors.firstIndex(where: { $0.id == id }) { return handle(event, ofNeighbor: index) }
        guard let slot = picture, slot.id == id, slot.loading != .failed else { return [] }
        if case .failed(let failure) = event {
            if failure.kind == .folder, listing != nil {
                listing?.folder = id
                listing?.folderFailure = failure
                return []
            }
            return fail(failure, slot, at: time)
        }
        picture?.note(event, in: phrases)
        switch event {
        case .opening, .incomplete, .failed: return []
        case .fetching, .progress:
            overlay.progress(picture?.progress, fetch: picture?.fetch)
            return []
        case .opened(let facts): return opened(facts, slot, at: time)
        case .rows: return appear(at: time)
        case .noticed(let sentences):
            // One that is not on the screen yet brings its notices along when it comes.
            if slot.hasAppeared { for sentence in sentences { overlay.noticed(sentence, at: time) } }
            return []
        case .metadata: return readSidecar(of: id)
        case .animated(let facts):
            begin(facts, at: time)
            guard picture?.playback != nil else { return [] }
            return end(makeRoom() + appear(at: time), at: time)
        case .frame(let frame): return take(frame, of: id, at: time)
        case .shortened(let frames): return shorten(to: frames, of: id)
        case .stopped(let sentence): return stopped(sentence, at: time)
        case .done:
            let effects = appear(at: time)
            // It was loaded ahead, as a picture that stays still, until it turned out to move.
            guard slot.facts?.isAnimated == true, picture?.isStale != true else { return end(effects, at: time) }
            overlay.loadingEnded(at: time)
            return effects + open(slot.path, keepsView: true, at: time)
        }
    }

    /// All that is seen at first is there: after these effects comes what had to wait for that.
    private mutating func end(_ effects: [ViewingEffect], at time: Double) -> [ViewingEffect] {
        overlay.loadingEnded(at: time)
        return picture?.isStale == true ? effects + refresh(at: time) : effects + preload()
    }

    private mutating func opened(_ facts: PictureFacts, _ before: PictureSlot, at time: Double) -> [ViewingEffect] {
        if let failure = picture?.failure { return fail(failure, before, at: time) }
        let hasChangedSize = before.facts.map { $0.size != facts.size } ?? false
        // A helper that took over from a dead one may find another file: what is on the screen is then no longer this picture.
        guard hasChangedSize, before.hasAppeared else { return makeRoom() }
        return makeRoom() + navigate(.picture(facts.size), at: time)
    }

    /// Puts the picture on the screen as soon as there is something of it to see, and leaves the former one only then.
    private mutating func appear(at time: Double) -> [ViewingEffect] {
        guard let slot = picture, !slot.hasAppeared, isWorthShowing(slot), let facts = slot.facts else { return [] }
        picture?.hasAppeared = true
        if slot.replacesCard { overlay.loadingBegan(name: slot.name, at: time) }
        overlay.pictureAppeared(at: time)
        for notice in facts.notices { overlay.noticed(notice, at: time) }
        let keepsView = slot.keepsView && former?.facts?.size == facts.size
        let effects = leaveFormer(at: time)
        return keepsView ? effects : effects + navigate(.picture(facts.size), at: time)
    }

    /// Whether there is as much of the picture as is shown in its place.
    private func isWorthShowing(_ slot: PictureSlot) -> Bool {
        // Rows that come one by one are better than nothing, but not than the picture before.
        guard let level = slot.finestWholeLevel else { return former == nil && slot.hasBegun }
        guard let standIn = former, standIn.id == slot.standIn || slot.keepsView && standIn.path == slot.path,
            standIn.facts?.size == slot.facts?.size, slot.loading != .done
        else { return true }
        // A file that has changed is exchanged once, as a whole.
        return !slot.isRefresh && level <= standIn.finestWholeLevel ?? level
    }

    mutating func fail(_ failure: LoadingFailure, _ slot: PictureSlot, at time: Double) -> [ViewingEffect] {
        // What has been written in the meantime may be good.
        let goOn = { (session: inout Session) in slot.isStale ? session.refresh(at: time) : session.preload() }
        if let effects = keepFormer(insteadOf: slot, failure, at: time) { return effects + goOn(&self) }
        var slot = slot
        let wasVisible = visible != nil
        slot.note(.failed(failure), in: phrases)
        picture = slot
        overlay.failed(failure.card, at: time)
        let effects =
            leaveFormer(at: time) + [.abandon(slot.id)] + (wasVisible ? navigate(.picture(nil), at: time) : [])
        return effects + goOn(&self)
    }

    /// Lets go of what is on the screen in the picture's place, or lets it fade away.
    mutating func leaveFormer(at time: Double) -> [ViewingEffect] {
        guard let leaving = former else { return [] }
        former = nil
        if let fade = pendingFade, leaving.path != picture?.path {
            pendingFade = nil
            let effects = dropLeaving()
            self.leaving = LeavingPage(slot: leaving, side: nil)
            return effects + navigate(.fade(milliseconds: fade), at: time)
        }
        return leaving.path == picture?.path ? [.abandon(leaving.id)] : retire(leaving)
    }
}
