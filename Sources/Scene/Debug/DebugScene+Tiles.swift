public import Drawing
public import Geometry
public import Tiling
public import Viewing

extension DebugScene {
    /// pt between two lines of a hatching.
    private static let hatch = 14.0
    /// Lines of a hatching at most.
    private static let mostHatches = 60.0
    /// pt. Smaller pieces have no room for a name.
    private static let smallestNamed = 44.0

    /// The pieces of tiles among what a frame draws. `pyramid` knows the pictures; a piece of a level coarser than its size on the screen
    /// wants stands in for finer ones.
    public static func pieces(
        in commands: [DrawCommand], pyramid: (PictureID) -> Pyramid?
    ) -> [DebugTiles.Piece] {
        commands.compactMap { command in
            guard case .tile(let quad) = command else { return nil }
            let wanted = pyramid(quad.key.picture).map { LevelChoice.level(forScale: quad.scale, in: $0) }
            return DebugTiles.Piece(
                tile: quad.key, corners: [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft],
                isCoarse: wanted.map { quad.key.level > $0 } ?? false)
        }
    }

    /// Each piece's edges in the color of its level and its name; hatched where it stands in for finer ones.
    static func draw(_ tiles: DebugTiles, on canvas: inout DebugCanvas) {
        for piece in tiles.pieces where piece.corners.count == 4 {
            canvas.outline(piece.corners, DebugPalette.level(piece.tile.level))
            if piece.isCoarse { drawHatching(piece.corners, on: &canvas) }
        }
        for piece in tiles.pieces { drawName(of: piece, on: &canvas) }
    }

    static func lines(of tiles: DebugTiles) -> [DebugColumn.Line] {
        let levels = Set(tiles.pieces.map(\.tile.level)).sorted()
        let megabytes = Double(tiles.textures.bytes) / Double(1 << 20)
        return [
            ("tiles", "\(tiles.pieces.count) drawn, \(tiles.pieces.count(where: \.isCoarse)) coarse"),
            ("levels", levels.isEmpty ? "-" : levels.map(String.init).joined(separator: ", ")),
            ("textures", "\(tiles.textures.resident) resident, \(DebugNumber.text(megabytes, digits: 1)) MB"),
            ("uploads", "\(tiles.textures.uploads)"),
        ]
    }

    private static func drawHatching(_ corners: [DevicePoint], on canvas: inout DebugCanvas) {
        let (across, down) = (corners[1] - corners[0], corners[3] - corners[0])
        let count = min((max(across.length, down.length) / (hatch * canvas.unit)).rounded(.up), mostHatches)
        guard count >= 1 else { return }
        for step in 1...Int(count) {
            let part = Double(step) / count
            // Two triangles: above the diagonal, and below it.
            canvas.line(from: corners[0] + across * part, to: corners[0] + down * part, DebugPalette.coarse)
            canvas.line(from: corners[2] - across * part, to: corners[2] - down * part, DebugPalette.coarse)
        }
    }

    private static func drawName(of piece: DebugTiles.Piece, on canvas: inout DebugCanvas) {
        let (xs, ys) = (piece.corners.map(\.x), piece.corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return }
        let box = DeviceRect(x: left, y: top, width: right - left, height: bottom - top)
        let smallest = smallestNamed * canvas.unit
        guard let seen = box.intersection(canvas.window), seen.size.width >= smallest,
            seen.size.height >= canvas.lineHeight
        else { return }
        canvas.label("L\(piece.tile.level) \(piece.tile.column),\(piece.tile.row)", center: seen.center)
    }
}

extension TileQuad {
    /// Device pixels per content pixel.
    fileprivate var scale: Double {
        let texel = Double(sign: .plus, exponent: key.level, significand: 1)
        return (topRight - topLeft).length / (source.size.width * texel)
    }
}
