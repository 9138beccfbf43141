public import Localization
import Wire

extension PictureFailure {
    /// What is the matter, in a few words that leave the file's name to be shown beside them.
    public var title: Phrase {
        switch self {
        case .missing: .titleMissing
        case .notPermitted: .titleNotPermitted
        case .linkLoop: .titleLinkLoop
        case .folder: .titleFolder
        case .notAFile: .titleNotAFile
        case .empty: .titleEmpty
        case .inputTooLarge: .titleTooLarge
        case .notAnswering: .titleNotAnswering
        case .unreadable: .titleUnreadable
        case .decoding(let failure): Self.title(of: failure)
        case .crashed, .hung, .tookTooLong, .nonsense, .noHelper, .noResources: .titleCannotShow
        }
    }

    private static func title(of failure: DecodeFailure) -> Phrase {
        switch failure {
        case .notAPicture: .titleNotAPicture
        case .unsupported: .titleUnsupported
        case .damaged: .titleDamaged
        case .tooLarge, .outOfMemory: .titleTooLarge
        case .unreadable: .titleUnreadable
        case .helperFault: .titleCannotShow
        }
    }
}
