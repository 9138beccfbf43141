/// What of a picture's words is shown on it.
public enum CaptionChoice: Hashable, Sendable {
    /// Nothing.
    case off
    /// What lies beside the picture, always; what is in its file, with the controls.
    case auto
    /// Some parts, always.
    case parts(Set<CaptionPart>)

    /// Title, caption and date.
    public static let full = CaptionChoice.parts([.title, .caption, .date])
}

/// A part of a caption.
public enum CaptionPart: String, Hashable, Sendable, CaseIterable {
    case title
    case caption
    case date
    /// The file's.
    case name
}

/// What is written on a picture.
public struct PictureCaption: Hashable, Sendable {
    /// In bold letters.
    public var title: String?
    /// What is said at length.
    public var text: String?
    /// The date, the file's name, or both.
    public var line: String?

    /// What is written; nil for what is left out.
    public init(title: String? = nil, text: String? = nil, line: String? = nil) {
        self.title = title
        self.text = text
        self.line = line
    }

    /// Whether there is nothing to write.
    public var isEmpty: Bool { title == nil && text == nil && line == nil }
}
