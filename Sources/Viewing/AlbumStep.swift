/// A way from one picture of the album to another.
public enum AlbumStep: Hashable, Sendable {
    case next
    case previous
    case first
    case last
    /// To a place, counted from 0.
    case to(Int)
}
