internal import Geometry

extension PyramidLayout {
    /// The stored levels in the order in which they are announced: the coarsest whose largest side reaches a wish, then the coarser
    /// ones, which lie under it, then the finer ones.
    func levels(first largestSide: Int) -> [Level] {
        let wanted = levels.lastIndex { max($0.size.width, $0.size.height) >= largestSide } ?? 0
        return Array(levels[wanted...]) + levels[..<wanted].reversed()
    }
}
