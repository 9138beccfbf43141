import Album
import Geometry
import Gestures
import Localization
import Navigation

/// The panel that says what is known about the picture, and where that comes from.
extension Session {
    /// What the panel says: about the picture that was asked for last.
    public var informationRows: [InformationRow] {
        guard let slot = picture else { return [] }
        let place = album.entries.isEmpty ? nil : (index: album.index, count: album.entries.count)
        return InformationRows.rows(of: slot, place: place, phrases)
    }

    mutating func toggleInformation() -> [ViewingEffect] {
        information = InformationPanel(isOpen: !information.isOpen)
        return []
    }

    /// Closes the panel; false when it is not open.
    mutating func closeInformation() -> Bool {
        guard information.isOpen else { return false }
        information = InformationPanel()
        return true
    }

    /// How long the rows of the panel that was drawn are beyond its height, both in points.
    mutating func note(_ measures: PanelMeasures) -> [ViewingEffect] {
        information.scroll.height = measures.height
        information.scroll.overflow = measures.overflow
        return []
    }

    /// Gives the panel what it has got: `target` is what the pointer is on.
    mutating func offerToPanel(_ input: NavigationInput, at time: Double) {
        information.take(input, reducesMotion: navigator.motion.reducesMotion, at: time)
    }

    /// Moves the rows by a key, while the keyboard has chosen something of the panel; false for other keys, and where all rows are in sight.
    mutating func scrollInformation(by key: String, at time: Double) -> Bool {
        guard information.isOpen, information.scroll.overflow > 0 else { return false }
        switch key {
        case "down": information.scroll.scroll(by: Self.keyStep, time: time)
        case "up": information.scroll.scroll(by: -Self.keyStep, time: time)
        default: return false
        }
        return true
    }

    /// Points: about a row.
    private static let keyStep = 56.0

    /// Whether a wheel is turned above the panel.
    func isOverPanel(_ input: NavigationInput) -> Bool {
        guard case .wheel(let wheel) = input else { return false }
        return hand.target(at: wheel.position) == .informationRows
    }

    /// What lies beside a picture in the file system is looked for once there is something of it to see.
    mutating func readSidecar(of id: PictureID) -> [ViewingEffect] {
        guard let slot = slot(id), !slot.hasAskedForSidecar, slot.isFile else { return [] }
        change(id) { $0.hasAskedForSidecar = true }
        return [.readSidecar(id, path: slot.path, language: phrases.language)]
    }

    /// What lies beside a picture has been read.
    mutating func take(_ sidecar: PictureSidecar, of id: PictureID, at time: Double) -> [ViewingEffect] {
        change(id) { slot in
            slot.sidecar = sidecar
            let known = slot.facts?.notices ?? []
            slot.facts?.notices += sidecar.remarks.filter { !known.contains($0) }
        }
        if picture?.id == id, picture?.hasAppeared == true {
            for remark in sidecar.remarks { overlay.noticed(remark, at: time) }
        }
        return []
    }

    /// Changes an opening wherever it is kept.
    mutating func change(_ id: PictureID, _ body: (inout PictureSlot) -> Void) {
        if picture?.id == id, var slot = picture {
            body(&slot)
            picture = slot
        } else if former?.id == id, var slot = former {
            body(&slot)
            former = slot
        } else if leaving?.slot.id == id, var slot = leaving?.slot {
            body(&slot)
            leaving?.slot = slot
        } else if let index = neighbors.firstIndex(where: { $0.id == id }) {
            body(&neighbors[index])
        }
    }
}

/// How large the panel is that was drawn, in points.
public struct PanelMeasures: Hashable, Sendable {
    /// Of the part that shows rows.
    public let height: Double
    /// How much longer the rows are.
    public let overflow: Double

    /// A panel.
    public init(height: Double, overflow: Double) {
        self.height = height
        self.overflow = overflow
    }
}
