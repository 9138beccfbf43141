import Imaging
import Localization
import Viewing
import Wire
import Wording

extension LoadingFailure {
    /// A failure of a file in words, for the card and for the socket.
    init(_ failure: PictureFailure, fileName: String, in phrases: Phrasebook) {
        self.init(
            failure.text(fileName: fileName, in: phrases), title: phrases(failure.title), fileName: fileName,
            kind: Kind(failure))
        // The file may have been mended in the meantime, and a decoder that died may have had bad luck.
        card.actions = [.tryAgain]
    }

    /// A failure of a folder in words.
    init(_ trouble: AlbumNews.Trouble, in phrases: Phrasebook) {
        let name = FileName.readable(trouble.path)
        self.init(
            trouble.failure.text(folderName: name, in: phrases), title: phrases(trouble.failure.title), fileName: name,
            kind: .lasting)
    }

    private init(_ text: FailureText, title: String, fileName: String, kind: Kind) {
        self.init(
            card: OverlayCard(
                title: title, fileName: fileName, reason: text.why.isEmpty ? text.advice : text.why,
                advice: text.why.isEmpty || text.advice.isEmpty ? nil : text.advice),
            sentence: text.sentence, kind: kind)
    }
}

extension LoadingFailure.Kind {
    fileprivate init(_ failure: PictureFailure) {
        switch failure {
        case .folder: self = .folder
        case .noResources, .decoding(.tooLarge(.memory, _)), .decoding(.outOfMemory): self = .passing
        default: self = .lasting
        }
    }
}
