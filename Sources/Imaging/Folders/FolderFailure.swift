internal import Glibc
public import Localization

/// Why the pictures of a folder are not known.
public enum FolderFailure: Error, Hashable, Sendable {
    /// Nothing was heard of it for so many milliseconds.
    case notAnswering(milliseconds: Double)
    /// The system could not read it.
    case unreadable(errno: Int32)
    /// The system has no threads left.
    case noThreads
    /// It holds no picture.
    case noPictures
    /// It holds more pictures than an album may have, or as many folders.
    case tooMany(Int)

    /// What is the matter, in a few words that leave the folder's name to be shown beside them.
    public var title: Phrase {
        switch self {
        case .notAnswering: .titleFolderNotAnswering
        case .unreadable, .noThreads: .titleFolderUnreadable
        case .noPictures: .titleFolderEmpty
        case .tooMany: .titleFolderTooLarge
        }
    }

    /// The failure in words of a language. The name is shown as it is: make it readable with `FileName` first.
    public func text(folderName: String, in phrases: Phrasebook) -> FailureText {
        let say = { (what: Phrase, why: Phrase?, advice: Phrase?, values: [String: String]) in
            FailureText(phrases, what, why: why, advice: advice, values.merging(["folder": folderName]) { $1 })
        }
        return switch self {
        case .notAnswering(let wait):
            say(
                .folderNotAnswering, .whySilentFolder, .adviseDisk,
                ["time": phrases.seconds(milliseconds: (wait / 1000).rounded() * 1000)])
        case .unreadable(EACCES), .unreadable(EPERM):
            say(.folderNotPermitted, .whyNoFolderPermission, .advisePermission, [:])
        case .unreadable(let errno):
            say(.folderUnreadable, .whySystem, nil, ["reason": PictureFailure.systemWords(errno)])
        case .noThreads: say(.folderUnreadableNow, .whyNoThread, .adviseClose, [:])
        case .noPictures: say(.folderEmpty, .whyNoPictures, .adviseOwnName, [:])
        case .tooMany(let most): say(.folderTooLarge, .whyTooMany, .adviseSubfolder, ["count": phrases.number(most)])
        }
    }
}
