import Album
import Localization
import Geometry
import Navigation
import Wording

/// What the desktop around the window is asked for: its clipboard, its other programs, its trash.
extension Session {
    mutating func copyPicture(at time: Double) -> [ViewingEffect] {
        guard let slot = visible, slot.canBePainted else { return remarked(.nothingToCopy, at: time) }
        return [.copyPicture(slot.id, path: slot.path, quarterTurns: quarterTurns)]
    }

    mutating func copyPath(at time: Double) -> [ViewingEffect] {
        guard let path = picture?.path else { return remarked(.nothingToCopy, at: time) }
        return [.copyPath(path)]
    }

    mutating func openWithSystem(at time: Double) -> [ViewingEffect] {
        guard let slot = picture else { return [] }
        guard slot.path != Self.standardInput else { return remarked(.noFile, ["file": slot.name], at: time) }
        return [.openWithSystem(slot.path)]
    }

    mutating func trash(at time: Double) -> [ViewingEffect] {
        guard let slot = picture else { return [] }
        guard allowsDelete else { return remarked(.deleteForbidden, at: time) }
        guard slot.path != Self.standardInput, !slot.path.isAddress else {
            return remarked(.noFile, ["file": slot.name], at: time)
        }
        guard !ledger.isMoving(slot.path) else { return [] }
        let ticket = nextNumber()
        ledger.goes(slot.path, ticket: ticket)
        return [.trash(ticket: ticket, slot.path)]
    }

    /// Whether a file can be brought back from the trash.
    public var canUndo: Bool { ledger.canComeBack }

    mutating func undo(at time: Double) -> [ViewingEffect] {
        guard let entry = ledger.comesBack() else { return remarked(.nothingToUndo, at: time) }
        overlay.noticeAnswered()
        return [.restore(ticket: entry.ticket)]
    }

    mutating func take(_ event: TrashEvent, at time: Double) -> [ViewingEffect] {
        switch event {
        case .trashed(let ticket):
            guard let path = ledger.ended(ticket, isInTrash: true) else { return [] }
            let effects = picture?.path == path ? leaveTrashed(at: time) : []
            overlay.noticed(phrases(.trashed, ["file": FileName.readable(path)]), action: .undo, at: time)
            return effects
        case .restored(let ticket):
            guard let path = ledger.ended(ticket, isInTrash: false) else { return [] }
            ledger.returning = path
            let effects = goToReturned(at: time)
            overlay.noticed(phrases(.restored, ["file": FileName.readable(path)]), at: time)
            return effects
        case .notTrashed(let ticket, let sentence):
            _ = ledger.ended(ticket, isInTrash: false)
            overlay.noticed(sentence, at: time)
        case .notRestored(let ticket, let sentence):
            _ = ledger.ended(ticket, isInTrash: true)
            overlay.noticed(sentence, at: time)
        }
        return []
    }

    /// A file that is back is shown as soon as the album has it again.
    mutating func goToReturned(at time: Double) -> [ViewingEffect] {
        guard let path = ledger.returning, let place = album.entries.firstIndex(of: path) else { return [] }
        ledger.returning = nil
        return go(.to(place), at: time)
    }

    /// On to the next picture, at the end to the one before; the only one stays in sight.
    private mutating func leaveTrashed(at time: Double) -> [ViewingEffect] {
        let next = go(.next, at: time)
        return next.isEmpty ? go(.previous, at: time) : next
    }

    private mutating func remarked(
        _ phrase: Phrase, _ values: [String: String] = [:], at time: Double
    ) -> [ViewingEffect] {
        overlay.noticed(phrases(phrase, values), at: time)
        return []
    }

    /// How the picture is turned as it is seen, 0 ... 3 clockwise.
    private var quarterTurns: Int {
        let turns = Int((navigator.targetRotation.degrees / 90).rounded()) % 4
        return turns < 0 ? turns + 4 : turns
    }

    private static let standardInput = [UInt8(ascii: "-")]
}

extension [UInt8] {
    /// Whether it is the address of a picture on the network.
    var isAddress: Bool { starts(with: "http://".utf8) || starts(with: "https://".utf8) }
}
