internal import Geometry

extension PyramidLayout {
    /// The number of the coarsest stored level whose largest side reaches a wish; of the finest one when none does.
    func wantedLevel(_ largestSide: Int) -> Int {
        levels.last { max($0.size.width, $0.size.height) >= largestSide }?.index ?? firstLevel
    }

    /// The stored levels in the order in which they are announced: the coarsest whose largest side reaches a wish, then the coarser
    /// ones, which lie under it, then the finer ones.
    func levels(first largestSide: Int) -> [Level] {
        let wanted = wantedLevel(largestSide) - firstLevel
        return Array(levels[wanted...]) + levels[..<wanted].reversed()
    }
}
