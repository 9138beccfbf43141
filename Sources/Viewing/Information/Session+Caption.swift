import Geometry
import Localization
import Navigation

/// What is written on pictures.
extension Session {
    /// What is to be written on a picture at a time; nil for nothing.
    public func caption(of slot: PictureSlot, at time: Double) -> PictureCaption? {
        guard slot.failure == nil else { return nil }
        let parts: Set<CaptionPart>
        switch captionChoice {
        case .off: return nil
        case .parts(let chosen): parts = chosen
        case .auto:
            guard captionOpacity(of: slot, at: time) > 0 else { return nil }
            parts = [.title, .caption, .date]
        }
        var caption = PictureCaption()
        if parts.contains(.title) { caption.title = slot.title(in: phrases.language) }
        if parts.contains(.caption) { caption.text = slot.caption(in: phrases.language) }
        // A date alone is no caption, unless somebody asks for it.
        let wantsDate = captionChoice != .auto || !caption.isEmpty
        let date = parts.contains(.date) && wantsDate ? slot.date.map(phrases.date) : nil
        let name = parts.contains(.name) ? slot.name : nil
        if date != nil || name != nil { caption.line = [name, date].compactMap { $0 }.joined(separator: " · ") }
        return caption.isEmpty ? nil : caption
    }

    /// What is written on the pictures in sight, and how far to the right each of them is drawn aside, in points.
    public func captions(at time: Double) -> [PageCaption] {
        // A picture on its way between the list and its own view has none.
        if list.isInSight { return [] }
        return pages.compactMap { page in
            guard let caption = caption(of: page.slot, at: time) else { return nil }
            let isCurrent = page.slot.id == visible?.id
            let start = page.extent.lowerBound
            let displacement =
                isCurrent ? navigator.pageDisplacement : start.isFinite ? start : page.extent.upperBound - view.width
            return PageCaption(
                caption: caption, displacement: displacement, opacity: captionOpacity(of: page.slot, at: time))
        }
    }

    /// How much of a caption is seen, 0 ... 1. Unless somebody asks for it, only what lies beside the picture is written on it all the time: what is in
    /// its file comes and goes with the controls.
    private func captionOpacity(of slot: PictureSlot, at time: Double) -> Double {
        captionChoice != .auto || slot.sidecar?.hasWords == true ? 1 : chrome.controls.opacity(at: time)
    }
}

/// What is written on a picture in sight.
public struct PageCaption: Hashable, Sendable {
    /// What is written.
    public let caption: PictureCaption
    /// How far it is drawn aside to the right, in points.
    public let displacement: Double
    /// How much of it is seen, 0 ... 1.
    public let opacity: Double

    /// What is written on a picture that is drawn aside by so many points.
    public init(caption: PictureCaption, displacement: Double, opacity: Double = 1) {
        self.opacity = opacity
        self.caption = caption
        self.displacement = displacement
    }
}
