import Album
import Geometry
import Localization
import Navigation

/// How the session follows the files of its album while they come, go and change.
extension Session {
    /// Learns what the names of the album stand for now.
    mutating func take(
        _ update: AlbumUpdate, _ trouble: LoadingFailure?, of number: UInt64, at time: Double
    ) -> [ViewingEffect] {
        guard number == albumNumber else { return [] }
        let listing = listing
        self.listing?.isPartlyKnown = true
        if update.isComplete { self.listing = nil }
        if listing != nil, update.isComplete, update.parts.allSatisfy(\.entries.isEmpty), let trouble, let picture {
            return fail(trouble, picture, at: time)
        }
        let wasRenamed = picture.map { update.renamed[$0.path] != nil } ?? false
        let effects = rename(update.renamed)
        let before = album
        album.take(update)
        followAlbum(since: before)
        if let trouble, picture?.loading != .failed { overlay.noticed(trouble.sentence, at: time) }
        if let current = album.current, current != picture?.path { return effects + show(current, at: time) }
        // What looked like a folder a moment ago is none after all, or cannot be listed.
        if let failure = listing?.folderFailure, update.isComplete, let picture, picture.id == listing?.folder {
            return effects + fail(update.parts.count == 1 ? trouble ?? failure : failure, picture, at: time)
        }
        noteRemoval(since: before, at: time)
        let hasChanged = hasChanged(update, wasRenamed: wasRenamed, before: before)
        return effects + dropChangedNeighbors(update) + (hasChanged ? takeChange(at: time) : [])
            + goToReturned(at: time) + dropUnwantedNeighbors() + preload()
    }

    /// Pictures keep what is known of them under their new names.
    private mutating func rename(_ renamed: [[UInt8]: [UInt8]]) -> [ViewingEffect] {
        guard !renamed.isEmpty else { return [] }
        // What a file has replaced is not what it is.
        let replaced = Set(renamed.values)
        let effects = dropNeighbors { replaced.contains($0.path) && renamed[$0.path] == nil }
        for index in neighbors.indices { neighbors[index].follow(renamed) }
        former?.follow(renamed)
        leaving?.slot.follow(renamed)
        let name = picture?.name
        picture?.follow(renamed)
        guard let picture, picture.name != name else { return effects }
        return effects + [.retitle(picture.name)]
    }

    /// Says that the current picture is no file any more.
    private mutating func noteRemoval(since before: Album, at time: Double) {
        guard album.removed != nil, before.removed == nil, let name = picture?.name, picture?.failure == nil else {
            return
        }
        let sentence = phrases(.noticeGone, ["file": name])
        picture?.facts?.notices.append(sentence)
        overlay.noticed(sentence, at: time)
    }

    /// Neighbors whose files have changed are loaded anew.
    private mutating func dropChangedNeighbors(_ update: AlbumUpdate) -> [ViewingEffect] {
        let isStale = { [picture] (slot: PictureSlot) in
            slot.path != picture?.path && update.rewritten.contains(slot.path)
        }
        // What is still in sight stays as it is, but is not kept for later.
        if let former, isStale(former) { self.former?.isStale = true }
        if let leaving, isStale(leaving.slot) { self.leaving?.slot.isStale = true }
        return dropNeighbors {
            update.rewritten.contains($0.path) || update.growing.contains($0.path) && $0.lacksSomething
        }
    }

    /// Whether the file of the current picture should be read again.
    private func hasChanged(_ update: AlbumUpdate, wasRenamed: Bool, before: Album) -> Bool {
        guard let slot = picture, album.removed == nil else { return false }
        if before.removed != nil { return true }
        // A file that was only renamed is what it was, unless it could not be shown under its former name.
        if update.rewritten.contains(slot.path), !wasRenamed { return true }
        guard !slot.isOver || slot.lacksSomething else { return false }
        return wasRenamed || update.growing.contains(slot.path)
    }

    /// Reads the current picture again: at once, or when it has been read to the end.
    private mutating func takeChange(at time: Double) -> [ViewingEffect] {
        guard picture?.isOver == true else {
            picture?.isStale = true
            return []
        }
        return refresh(at: time)
    }

    /// Reads the file of the current picture again, because it has changed. What is on the screen stays: the picture or its card.
    mutating func refresh(at time: Double) -> [ViewingEffect] {
        guard let slot = picture else { return [] }
        var effects = dropUnfinishedNeighbors() + leave(staying: true, at: time)
        var fresh = PictureSlot(id: nextID(), path: slot.path, keepsView: true, phrases: phrases)
        fresh.inheritWords(of: slot)
        fresh.isRefresh = true
        fresh.replacesCard = slot.failure != nil || slot.replacesCard
        picture = fresh
        if !fresh.replacesCard { overlay.loadingBegan(name: fresh.name, hasFormerPicture: former != nil, at: time) }
        effects.append(load(fresh))
        return effects
    }

    /// What a changed file holds cannot be shown: the picture before the change stays, with a notice.
    mutating func keepFormer(
        insteadOf slot: PictureSlot, _ failure: LoadingFailure, at time: Double
    ) -> [ViewingEffect]? {
        guard slot.isRefresh, var kept = former, kept.path == slot.path else { return nil }
        let sentence = phrases(.noticeChanged, ["reason": failure.sentence])
        if kept.facts?.notices.contains(sentence) == false { kept.facts?.notices.append(sentence) }
        // The next change may make it good again.
        kept.isIncomplete = true
        // Its decoder was ended when the change was seen.
        kept.playback?.stop()
        picture = kept
        former = nil
        overlay.loadingEnded(at: time)
        overlay.noticed(sentence, at: time)
        return [.abandon(slot.id)]
    }
}
