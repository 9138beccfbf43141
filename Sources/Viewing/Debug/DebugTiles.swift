public import Geometry

/// The tiles of a frame, as the debug overlay draws them.
public struct DebugTiles: Hashable, Sendable {
    /// A piece of a tile.
    public struct Piece: Hashable, Sendable {
        /// Which tile.
        public var tile: TileKey
        /// Its corners on the device, clockwise from the top left one.
        public var corners: [DevicePoint]
        /// Whether it stands in for finer ones that are missing.
        public var isCoarse: Bool

        /// A part of a tile at its place.
        public init(tile: TileKey, corners: [DevicePoint], isCoarse: Bool = false) {
            self.tile = tile
            self.corners = corners
            self.isCoarse = isCoarse
        }
    }

    /// The textures of tiles.
    public struct Textures: Hashable, Sendable {
        /// How many tiles have one.
        public var resident: Int
        /// Bytes of all textures, spare ones included.
        public var bytes: Int
        /// Tiles that were uploaded for this frame.
        public var uploads: Int

        /// Some textures.
        public init(resident: Int = 0, bytes: Int = 0, uploads: Int = 0) {
            self.resident = resident
            self.bytes = bytes
            self.uploads = uploads
        }
    }

    /// What is drawn, back to front.
    public var pieces: [Piece]
    /// What there is.
    public var textures: Textures

    /// Some pieces.
    public init(pieces: [Piece] = [], textures: Textures = Textures()) {
        self.pieces = pieces
        self.textures = textures
    }
}
