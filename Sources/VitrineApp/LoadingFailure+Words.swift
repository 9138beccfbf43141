import Imaging
import Localization
import Viewing
import Wire
import Wording

extension LoadingFailure {
    /// A failure of a picture in words, for the card and for the socket. What is at an address may be asked for again.
    init(_ failure: PictureFailure, _ slot: PictureSlot, in phrases: Phrasebook) {
        let host = WebAddress(slot.path)?.host ?? "?"
        self.init(
            failure.text(fileName: slot.name, host: host, in: phrases), title: phrases(failure.title),
            fileName: slot.name, kind: Kind(failure))
        // The file may have been mended in the meantime, and a decoder that died may have had bad luck; a server may have changed its mind.
        if !WebAddress.isMeant(by: slot.path) || failure.mayEndOtherwise { card.actions = [.tryAgain] }
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
        case .fetching(let failure): self = Self(failure)
        case .noResources, .decoding(.tooLarge(.memory, _)), .decoding(.outOfMemory): self = .passing
        default: self = .lasting
        }
    }

    private init(_ failure: FetchFailure) {
        switch failure.cause {
        case .status(let status): self = status == 429 || status >= 500 ? .passing : .lasting
        case .notAccepted: self = .lasting
        case let cause: self = cause.mayPass ? .passing : .lasting
        }
    }
}

extension PictureFailure {
    /// Whether a server may send something else when it is asked again.
    fileprivate var mayEndOtherwise: Bool {
        switch self {
        case .fetching(let failure): failure.mayPass
        case .networkForbidden, .decoding(.unsupported), .decoding(.tooLarge): false
        default: true
        }
    }
}
