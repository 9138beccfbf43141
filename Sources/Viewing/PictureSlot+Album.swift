import Geometry
import Tiling

/// A picture that comes to the front, or leaves it.
extension PictureSlot {
    /// Bytes of its levels, or what they may become.
    var byteCount: Int {
        if failure != nil { return 0 }
        guard let pyramid else { return byteLimit }
        let levels = PyramidLayout(size: pyramid.size, firstLevel: pyramid.firstLevel)?.byteCount ?? 0
        return levels + (playback?.byteCount ?? 0)
    }

    /// Whether the full size is stored, or will be.
    var hasFullSize: Bool { pyramid?.firstLevel == 0 }

    /// Whether there is nothing to be had beside what is stored, or will be: neither a finer level nor more frames.
    var isAll: Bool { hasFullSize && facts?.isAnimated != true }

    /// Whether nothing of it is on its way any more.
    var isOver: Bool { loading == .done || loading == .failed }

    /// The finest level that a picture beside the current one keeps.
    func firstLevel(within bounds: PixelSize) -> Int? {
        guard let pyramid else { return nil }
        return max(pyramid.firstLevel, PyramidLayout.firstLevel(of: pyramid.size, within: bounds))
    }

    /// The same picture without the levels finer than one.
    func reduced(to level: Int) -> PictureSlot {
        var slot = self
        guard let pyramid else { return slot }
        slot.pyramid = Pyramid(picture: id, size: pyramid.size, firstLevel: level)
        slot.playback = nil
        return slot
    }
}
