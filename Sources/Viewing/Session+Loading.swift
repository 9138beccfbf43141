import Geometry
import Navigation
import Tiling

/// How a picture comes, and how the one before goes.
extension Session {
    mutating func open(_ path: [UInt8], keepsView: Bool, at time: Double) -> [ViewingEffect] {
        var effects: [ViewingEffect] = []
        if let leaving = picture {
            if leaving.hasAppeared {
                former = leaving
                effects.append(.stopLoading(leaving.id))
            } else {
                effects.append(.abandon(leaving.id))
            }
        }
        let slot = PictureSlot(id: nextID(), path: path, keepsView: keepsView)
        picture = slot
        overlay.loadingBegan(name: slot.name, hasFormerPicture: former != nil, at: time)
        return effects + [
            .retitle(slot.name),
            .load(slot.id, path: path, largestSideFirst: largestSide),
        ]
    }

    mutating func handle(_ event: LoadingEvent, of id: PictureID, at time: Double) -> [ViewingEffect] {
        guard var slot = picture, slot.id == id, slot.loading != .failed else { return [] }
        switch event {
        case .opening:
            slot.loading = .opening
            picture = slot
            return []
        case .opened(let facts):
            return opened(facts, slot, at: time)
        case .rows(let level, let rows):
            slot.written.insert(rows, level: level)
            picture = slot
            return appear(at: time)
        case .progress(let fraction):
            slot.progress = fraction
            picture = slot
            overlay.progress(fraction)
            return []
        case .done:
            slot.loading = .done
            slot.progress = 1
            picture = slot
            overlay.loadingEnded(at: time)
            return []
        case .failed(let failure):
            return fail(failure, slot, at: time)
        }
    }

    private mutating func opened(_ facts: PictureFacts, _ slot: PictureSlot, at time: Double) -> [ViewingEffect] {
        var slot = slot
        guard let pyramid = Pyramid(picture: slot.id, size: facts.size, firstLevel: facts.firstLevel) else {
            let card = OverlayCard(fileName: slot.name, reason: "It has no pixels.")
            return fail(LoadingFailure(card: card, sentence: card.sentence), slot, at: time)
        }
        let hasChangedSize = slot.facts.map { $0.size != facts.size } ?? false
        slot.facts = facts
        slot.pyramid = pyramid
        slot.written = WrittenRows()
        slot.loading = .decoding
        picture = slot
        // A helper that took over from a dead one may find another file: what is on the screen is then no longer this picture.
        guard hasChangedSize, slot.hasAppeared else { return [] }
        return navigate(.picture(facts.size), at: time)
    }

    /// Puts the picture on the screen as soon as there is something of it to see, and leaves the former one only then.
    private mutating func appear(at time: Double) -> [ViewingEffect] {
        guard var slot = picture, !slot.hasAppeared, slot.canBePainted, let facts = slot.facts else { return [] }
        slot.hasAppeared = true
        picture = slot
        overlay.pictureAppeared(at: time)
        for notice in facts.notices { overlay.noticed(notice, at: time) }
        let keepsView = slot.keepsView && former?.facts?.size == facts.size
        let effects = leaveFormer()
        return keepsView ? effects : effects + navigate(.picture(facts.size), at: time)
    }

    private mutating func fail(
        _ failure: LoadingFailure, _ slot: PictureSlot, at time: Double
    ) -> [ViewingEffect] {
        var slot = slot
        let wasVisible = visible != nil
        slot.loading = .failed
        slot.progress = nil
        slot.failure = failure
        slot.hasAppeared = false
        picture = slot
        overlay.failed(failure.card, at: time)
        let effects = leaveFormer() + [.abandon(slot.id)]
        return wasVisible ? effects + navigate(.picture(nil), at: time) : effects
    }

    private mutating func leaveFormer() -> [ViewingEffect] {
        defer { former = nil }
        return former.map { [.abandon($0.id)] } ?? []
    }

    /// The window's longer side in device pixels.
    private var largestSide: Int {
        Int(exactly: (max(view.width, view.height, 1) * scale).rounded(.up)) ?? 1
    }
}
