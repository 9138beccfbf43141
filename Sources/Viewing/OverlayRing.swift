public import Localization

/// A progress ring.
public struct OverlayRing: Hashable, Sendable {
    /// How far the loading is.
    public enum Progress: Hashable, Sendable {
        /// The fraction done, 0 ... 1.
        case fraction(Double)
        /// Nobody knows; an arc turns. Where it is, in turns clockwise from 12 o'clock, 0 ..< 1.
        case turning(Double)
    }

    /// What else is to be said.
    public enum Detail: Hashable, Sendable {
        /// So many bytes have come, of nobody knows how many.
        case bytes(Int)
        /// Nothing comes, for a reason; another try begins in so many seconds, or when there is a network again.
        case pause(Phrase, seconds: Int?)
    }

    /// How far.
    public var progress: Progress
    /// The picture's name, where it is to be shown.
    public var name: String?
    /// How long the person has been waiting, in whole seconds, once that is long enough to be said.
    public var elapsedSeconds: Int?

    /// What else.
    public var detail: Detail?

    /// A ring.
    public init(
        _ progress: Progress, name: String? = nil, elapsedSeconds: Int? = nil, detail: Detail? = nil
    ) {
        self.detail = detail
        self.progress = progress
        self.name = name
        self.elapsedSeconds = elapsedSeconds
    }
}
