import Geometry
import Gestures
import Navigation
import TestSupport

/// A stand with neighbors: pages turn to the next or the former picture, as a session has them.
extension Stand {
    /// A stand that rests at the start view of a picture of an album in a view of 800 x 600.
    init(
        album: [PixelSize], index: Int = 1, view: (Double, Double) = (800, 600), scale: Double = 1,
        policy: ZoomPolicy = .photos
    ) throws {
        let first = album[index]
        self.init(try Situation(policy, picture: (first.width, first.height), view: view, scale: scale))
        self.album = album
        self.index = index
        send(.pages(sides), at: time)
    }

    /// Three pictures that fit at 0.2, with the middle one in front; each has another height.
    static func pages(scale: Double = 1) throws -> Stand {
        try Stand(album: [3000, 2400, 2000].map { PixelSize(width: 4000, height: $0) }, scale: scale)
    }

    /// Where the current picture has neighbors.
    var sides: PageSides { PageSides(hasPrevious: index > 0, hasNext: index + 1 < album.count) }

    /// From page to page.
    var pitch: Double { situation.view.width + 16 }

    /// How many turns there have been so far.
    var turns: Int { gestures.count { $0 == .pageNext || $0 == .pagePrevious } }

    /// The picture on a side; nil at the end of the album.
    func neighbor(_ side: PageSide) -> PixelSize? {
        let place = side == .next ? index + 1 : index - 1
        return album.indices.contains(place) ? album[place] : nil
    }

    /// Notes gestures, and does what a session does after a turn.
    mutating func take(_ gestures: [DiscreteGesture]) {
        self.gestures += gestures
        guard !album.isEmpty else { return }
        for gesture in gestures {
            switch gesture {
            case .pageNext: index += 1
            case .pagePrevious: index -= 1
            default: continue
            }
            guard album.indices.contains(index) else { return }
            situation.picture = album[index]
            _ = navigator.handle(.picture(album[index]), at: time)
            _ = navigator.handle(.pages(sides), at: time)
        }
    }

    /// One finger draws the page by a way beyond the slop, and holds it there until it has no velocity.
    mutating func drawPage(by dx: Double, from start: ViewPoint = at(400, 300)) {
        let way = dx + (dx < 0 ? -10 : 10)
        drag(from: start, by: Array(repeating: ViewVector(dx: way / 10, dy: 0), count: 10))
        wait(100)
    }

    /// The finger of a drag lifts where it is.
    mutating func liftFinger(_ finger: Int64 = 1, at place: ViewPoint = at(400, 300)) {
        touch(finger, .ended, place, at: time)
    }
}
