import Imaging
import Viewing

extension LoadingFailure {
    /// A failure of a file in words, for the card and for the socket.
    init(_ failure: PictureFailure, fileName: String) {
        let text = failure.text(fileName: fileName)
        let title = failure.title
        self.init(
            card: OverlayCard(
                title: title, fileName: fileName, reason: text.why.isEmpty ? text.advice : text.why,
                advice: text.why.isEmpty || text.advice.isEmpty ? nil : text.advice),
            sentence: text.sentence)
    }
}
