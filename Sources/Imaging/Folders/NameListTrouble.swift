public import Localization
internal import Wording

/// Why a list of names ends early.
public enum NameListTrouble: Error, Hashable, Sendable {
    /// The system has no threads left.
    case noThreads
    /// The system could not read the list of this path.
    case unreadable([UInt8], errno: Int32)
    /// Only so many names are taken.
    case tooLong(Int)

    /// The trouble in a sentence of a language.
    public func sentence(in phrases: Phrasebook) -> String {
        switch self {
        case .noThreads: phrases(.noticeListNoThreads)
        case .unreadable(let path, let errno):
            phrases(
                .noticeListUnreadable,
                [
                    "file": FileName.readable(path, standardInput: phrases(.standardInput)),
                    "reason": PictureFailure.systemWords(errno),
                ])
        case .tooLong(let most): phrases(.noticeListTooLong, ["count": phrases.number(most)])
        }
    }
}
