/// What is said about a picture. What lies beside it goes before what is in it.
extension PictureSlot {
    /// Its title in a language. A file's own name is none, whoever says so.
    public func title(in language: String) -> String? {
        let title = sidecar?.titles.text(for: language) ?? details?.titles.text(for: language)
        return title == name ? nil : title
    }

    /// Its caption in a language.
    public func caption(in language: String) -> String? {
        let caption = sidecar?.captions.text(for: language) ?? details?.captions.text(for: language)
        // Some programs write one text into both.
        return caption == title(in: language) ? nil : caption
    }

    /// When it was taken.
    public var date: PictureDate? { sidecar?.date ?? details?.taken }

    /// Who made it.
    var author: String? { sidecar?.author ?? details?.author }

    /// Takes over what is known of another opening of the same file, until it says so itself.
    mutating func inheritWords(of other: PictureSlot?) {
        guard let other, other.path == path else { return }
        details = details ?? other.details
        sidecar = sidecar ?? other.sidecar
    }
}
