public import Localization
internal import Wire

extension PictureFailure {
    /// What is the matter, in a few words that leave the file's name to be shown beside them.
    public func title(in phrases: Phrasebook = .english) -> String {
        if let words = networkWords(in: phrases) { return phrases(words.title) }
        return switch self {
        case .missing: "There is no such file"
        case .notPermitted: "This file may not be read"
        case .linkLoop: "This link leads nowhere"
        case .folder: "This is a folder"
        case .notAFile: "This is not a file"
        case .empty: "This file is empty"
        case .inputTooLarge: "This picture is too large"
        case .notAnswering: "This file does not answer"
        case .unreadable: "This file cannot be read"
        case .decoding(let failure): Self.title(of: failure)
        case .crashed, .hung, .tookTooLong, .nonsense, .noHelper, .noResources, .fetching, .networkForbidden:
            "This picture cannot be shown"
        }
    }

    private static func title(of failure: DecodeFailure) -> String {
        switch failure {
        case .notAPicture: "This is not a picture"
        case .unsupported: "This format is not supported"
        case .damaged: "This picture is damaged"
        case .tooLarge, .outOfMemory: "This picture is too large"
        case .unreadable: "This file cannot be read"
        case .helperFault: "This picture cannot be shown"
        }
    }
}
