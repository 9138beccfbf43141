import Settings
import Viewing

extension AlbumStep {
    /// What a client asks for.
    init(_ turn: PageTurn) {
        switch turn {
        case .next: self = .next
        case .previous: self = .previous
        case .to(let place): self = .to(place)
        }
    }
}

extension PageTurn {
    /// Why there is no such picture among so many, in one sentence.
    func obstacle(in count: Int) -> String {
        guard count > 0 else { return "there is no picture" }
        switch self {
        case .next: return "this is the last picture"
        case .previous: return "this is the first picture"
        case .to: return count == 1 ? "there is only the picture 0" : "there are only the pictures 0 to \(count - 1)"
        }
    }
}
