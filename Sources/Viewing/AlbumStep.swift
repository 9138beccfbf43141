/// A way from one picture of the album to another.
public enum AlbumStep: Hashable, Sendable {
    case next
    case previous
    case first
    case last
    /// To a place, counted from 0.
    case to(Int)
}

extension AlbumStep {
    /// The step the other way, for those that go one picture on.
    var mirrored: AlbumStep {
        switch self {
        case .next: .previous
        case .previous: .next
        case .first, .last, .to: self
        }
    }
}
