import Geometry
import Imaging
import Tiling
import Viewing

/// Keeps the frames of pictures that move, and knows which of them the textures show.
struct FrameKeeper {
    /// The frames but for the first, which lies with the picture's own pixels.
    private var frames: [PictureID: SharedFrames] = [:]
    /// The number of the frame that the textures of a picture show; none for the first.
    private var painted: [PictureID: Int] = [:]

    /// Keeps the frames of a picture.
    mutating func keep(_ shared: SharedFrames, of picture: PictureID) { frames[picture] = shared }

    /// Forgets the frames of a picture but for the first.
    mutating func forgetFrames(of picture: PictureID) { frames[picture] = nil }

    /// Forgets all that is known of a picture.
    mutating func forget(_ picture: PictureID) {
        frames[picture] = nil
        painted[picture] = nil
    }

    /// Says to the decoder of a picture's frames that one of them is not needed any more.
    func release(slot: Int, of picture: PictureID) { frames[picture]?.release(slot: slot) }

    /// Says to it which one is needed next.
    func seek(to frame: Int, keeping slot: Int?, of picture: PictureID) {
        frames[picture]?.seek(to: frame, keeping: slot)
    }

    /// The tiles whose textures show another frame than the one that is to be shown, where the two differ. All of them must go at once, so
    /// that no two frames are seen side by side; those that are seen come again before the frame is drawn.
    mutating func outdated(by slot: PictureSlot, in residency: Residency) -> [TileKey] {
        guard let pyramid = slot.pyramid else { return [] }
        let shown = slot.playback?.shown ?? ShownPicture()
        let before = painted[slot.id] ?? 0
        guard shown.serial != before else { return [] }
        painted[slot.id] = shown.serial
        let changed = shown.former == before ? shown.changed : nil
        return residency.tiles.filter { tile in
            tile.picture == slot.id && changed.map { pyramid.tile(tile, shows: $0) } ?? true
        }
    }

    /// The pixels of the pictures that show another frame than their first.
    func sources(of slots: [PictureSlot]) -> [PictureID: SharedPixels] {
        var sources: [PictureID: SharedPixels] = [:]
        for slot in slots {
            sources[slot.id] = slot.playback?.shown.slot.flatMap { frames[slot.id]?.pixels(inSlot: $0) }
        }
        return sources
    }
}
