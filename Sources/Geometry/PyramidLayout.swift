/// Where the levels of a picture lie in one piece of memory. Viewer and helper compute it from the same size, so no offset is ever
/// taken from the other program.
///
/// Level 0 is the full size; level n + 1 is (ceil(w / 2), ceil(h / 2)); the last level fits into 512 x 512. A row is w x 4 bytes
/// (R, G, B, A; sRGB; premultiplied), padded to 64; levels start on 4096-byte boundaries.
public struct PyramidLayout: Hashable, Sendable {
    /// One level and its place in the memory.
    public struct Level: Hashable, Sendable {
        /// Its number in the whole pyramid; 0 is the full size.
        public let index: Int
        /// Its size in pixels.
        public let size: PixelSize
        /// Bytes from one row to the next.
        public let bytesPerRow: Int
        /// Bytes from the start of the memory to the first row.
        public let offset: Int
        /// Bytes of all its rows.
        public let byteCount: Int
    }

    /// The side into which the last level fits.
    public static let lastLevelSide = 512
    /// Bytes of one pixel.
    public static let bytesPerPixel = 4
    private static let rowAlignment = 64
    private static let levelAlignment = 4096

    /// The size of level 0, whether or not it is stored.
    public let size: PixelSize
    /// The finest level that is stored.
    public let firstLevel: Int
    /// The stored levels, finest first.
    public let levels: [Level]
    /// Bytes of the whole memory, a multiple of 4096.
    public let byteCount: Int

    /// The layout for a picture of a size, stored from `firstLevel` on (clamped to the last level there is).
    ///
    /// Nil when the size has no area or a number does not fit into 64 bits.
    public init?(size: PixelSize, firstLevel: Int = 0) {
        guard let sizes = Self.levelSizes(of: size), firstLevel >= 0 else { return nil }
        let first = min(firstLevel, sizes.count - 1)
        var levels: [Level] = []
        var end = 0
        for (index, size) in sizes.enumerated().dropFirst(first) {
            guard let bytesPerRow = Self.rowBytes(width: size.width) else { return nil }
            let (byteCount, tooLarge) = bytesPerRow.multipliedReportingOverflow(by: size.height)
            if tooLarge { return nil }
            levels.append(
                Level(index: index, size: size, bytesPerRow: bytesPerRow, offset: end, byteCount: byteCount))
            let (unpadded, overflow) = end.addingReportingOverflow(byteCount)
            guard !overflow, let padded = Self.align(unpadded, to: Self.levelAlignment) else { return nil }
            end = padded
        }
        self.size = size
        self.firstLevel = first
        self.levels = levels
        self.byteCount = end
    }

    /// The number of levels of the whole pyramid, stored or not.
    public var levelCount: Int { firstLevel + levels.count }

    /// The stored level with this number, or nil.
    public func level(_ index: Int) -> Level? {
        let position = index - firstLevel
        return levels.indices.contains(position) ? levels[position] : nil
    }

    /// The sizes of all levels of a picture, full size first; nil when it has no area.
    public static func levelSizes(of size: PixelSize) -> [PixelSize]? {
        guard size.hasArea else { return nil }
        var sizes = [size]
        var last = size
        while last.width > lastLevelSide || last.height > lastLevelSide {
            last = PixelSize(width: (last.width - 1) / 2 + 1, height: (last.height - 1) / 2 + 1)
            sizes.append(last)
        }
        return sizes
    }

    /// The finest level of a picture that is no larger than some bounds, or the coarsest one there is; 0 when the picture has no area.
    public static func firstLevel(of size: PixelSize, within bounds: PixelSize) -> Int {
        let sizes = levelSizes(of: size) ?? []
        return sizes.firstIndex { $0.width <= bounds.width && $0.height <= bounds.height } ?? max(sizes.count - 1, 0)
    }

    private static func rowBytes(width: Int) -> Int? {
        let (bytes, overflow) = width.multipliedReportingOverflow(by: bytesPerPixel)
        return overflow ? nil : align(bytes, to: rowAlignment)
    }

    private static func align(_ value: Int, to alignment: Int) -> Int? {
        let (sum, overflow) = value.addingReportingOverflow(alignment - 1)
        return overflow ? nil : sum / alignment * alignment
    }
}
