import Geometry
import Localization
import Navigation

/// What is written on pictures.
extension Session {
    /// What is to be written on a picture; nil for nothing.
    public func caption(of slot: PictureSlot) -> PictureCaption? {
        guard slot.failure == nil else { return nil }
        let parts: Set<CaptionPart>
        switch captionChoice {
        case .off: return nil
        case .parts(let chosen): parts = chosen
        case .auto:
            guard slot.sidecar?.hasWords == true || showsControls else { return nil }
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
    public var captions: [PageCaption] {
        pages.compactMap { page in
            guard let caption = caption(of: page.slot) else { return nil }
            let isCurrent = page.slot.id == visible?.id
            let start = page.extent.lowerBound
            let displacement =
                isCurrent ? navigator.pageDisplacement : start.isFinite ? start : page.extent.upperBound - view.width
            return PageCaption(caption: caption, displacement: displacement)
        }
    }

    /// Whether the controls are to be seen.
    var showsControls: Bool { false }
}

/// What is written on a picture in sight.
public struct PageCaption: Hashable, Sendable {
    public let caption: PictureCaption
    /// How far it is drawn aside to the right, in points.
    public let displacement: Double

    /// What is written on a picture that is drawn aside by so many points.
    public init(caption: PictureCaption, displacement: Double) {
        self.caption = caption
        self.displacement = displacement
    }
}
