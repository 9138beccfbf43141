/// A progress ring.
public struct OverlayRing: Hashable, Sendable {
    /// How far the loading is.
    public enum Progress: Hashable, Sendable {
        /// The fraction done, 0 ... 1.
        case fraction(Double)
        /// Nobody knows; an arc turns. Where it is, in turns clockwise from 12 o'clock, 0 ..< 1.
        case turning(Double)
    }

    /// How far.
    public var progress: Progress
    /// The picture's name, where it is to be shown.
    public var name: String?
    /// How long the person has been waiting, in whole seconds, once that is long enough to be said.
    public var elapsedSeconds: Int?

    /// A ring.
    public init(_ progress: Progress, name: String? = nil, elapsedSeconds: Int? = nil) {
        self.progress = progress
        self.name = name
        self.elapsedSeconds = elapsedSeconds
    }
}
