internal import Glibc
internal import Wire

/// What is told of a fetch to those who asked for it, in the order in which it happens. `done` and `failed` are the last.
enum FetchNews: Sendable {
    /// The content begins to come. When that is said again, what came before belongs to something else.
    case started(FetchedFile)
    /// So many bytes of it are there.
    case received(Int)
    /// A try failed; there will be another one.
    case waiting(FetchWait)
    /// All is there.
    case done(length: Int)
    /// There will be no more.
    case failed(PictureFailure)

    var isLast: Bool {
        switch self {
        case .done, .failed: true
        case .started, .received, .waiting: false
        }
    }
}

/// A file into which a fetcher writes, or has written.
struct FetchedFile: Sendable {
    let descriptor: OwnedDescriptor
    /// How long it will be, as far as anybody knows.
    var length: Int?
    /// Bytes that were there from the start.
    var present: Int
    /// What its server says that it is.
    let mediaType: String
    /// A copy that may differ from what its server has now, which could not be asked or must not be.
    var isOutdated = false

    /// Looks how many bytes are there by now; whether they are more.
    mutating func measure() -> Bool {
        var status = stat()
        guard unsafe fstat(descriptor.number, &status) == 0, status.st_size > present else { return false }
        present = min(status.st_size, length ?? .max)
        return true
    }
}
