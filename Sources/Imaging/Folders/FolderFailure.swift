internal import Glibc

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
    public var title: String {
        switch self {
        case .notAnswering: "This folder does not answer"
        case .unreadable, .noThreads: "This folder cannot be read"
        case .noPictures: "This folder has no pictures"
        case .tooMany: "This folder is too large"
        }
    }

    /// The failure in words. The name is shown as it is: make it readable with `FileName` first.
    public func text(folderName: String) -> FailureText {
        let name = "The folder “\(folderName)”"
        return switch self {
        case .notAnswering(let milliseconds):
            FailureText(
                what: "\(name) does not answer.",
                why: "Nothing was heard of it for \(Int((milliseconds / 1000).rounded())) s.",
                advice: "Check the disk or the network share that it lies on.")
        case .unreadable(EACCES), .unreadable(EPERM):
            FailureText(
                what: "\(name) may not be read.", why: "You lack the permission for it.",
                advice: "Ask its owner, or change its permissions.")
        case .unreadable(let errno):
            FailureText(
                what: "\(name) cannot be read.", why: "The system says: \(PictureFailure.systemWords(errno)).",
                advice: "")
        case .noThreads:
            FailureText(
                what: "\(name) cannot be read now.", why: "The system has no threads left.",
                advice: "Close other programs and open it again.")
        case .noPictures:
            FailureText(
                what: "\(name) has no pictures.",
                why: "None of its files has a name that ends as a picture's does.",
                advice: "Open a file by its own name to see it whatever it is called.")
        case .tooMany(let most):
            FailureText(
                what: "\(name) is too large for one album.", why: "An album has at most \(most) pictures.",
                advice: "Open one of the folders in it.")
        }
    }
}
