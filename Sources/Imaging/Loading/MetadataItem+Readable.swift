internal import Wire
internal import Wording

extension MetadataItem {
    /// The same with its text made fit to be shown: nobody knows who has written it.
    var readable: MetadataItem {
        guard case .text(let text, let language) = value else { return self }
        return MetadataItem(key, VisibleText.of(text), language: language) ?? self
    }
}
