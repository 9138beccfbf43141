public import Geometry

/// How large a picture may be. The helper checks it on the header before it decodes; the viewer checks it again.
public struct PictureLimits: Hashable, Sendable {
    /// The longest side.
    public var maximumSide: Int
    /// The most pixels.
    public var maximumPixels: Int
    /// The most bytes that its levels may take in shared memory.
    public var memoryBudget: Int

    /// Whether more pixels than a file of its size could hold are believed.
    public var trustsHeaders = false
    /// The bytes of address space that a helper may take beside the shared memory.
    public var decoderMemory = 2 << 30
    /// Pixels beyond which a file must be of a size that makes them believable.
    public static let believablePixels = 500_000_000
    /// The most pixels a byte of such a file may stand for. A real photograph has two to twenty.
    public static let mostPixelsPerByte = 5000

    /// Limits; the defaults are those of a decoder that works by rows.
    public init(maximumSide: Int = 65_535, maximumPixels: Int = 1 << 31, memoryBudget: Int) {
        self.maximumSide = maximumSide
        self.maximumPixels = maximumPixels
        self.memoryBudget = memoryBudget
    }

    /// The bytes that a file must have for a size to be believed; 0 when any will do.
    public func believableBytes(of size: PixelSize) -> Int {
        guard !trustsHeaders, let pixels = size.area, pixels > Self.believablePixels else { return 0 }
        return pixels / Self.mostPixelsPerByte + 1
    }

    /// The layout of a picture of a size, stored from `firstLevel` on or from the finest level after it that the memory allows.
    public func layout(
        size: PixelSize, firstLevel: Int, fileBytes: Int
    ) throws(DecodeFailure) -> PyramidLayout {
        guard size.hasArea else { throw .damaged(detail: "it says that it has \(size.width) × \(size.height) pixels") }
        guard max(size.width, size.height) <= maximumSide else { throw .tooLarge(.side(maximumSide), size) }
        guard let pixels = size.area, pixels <= maximumPixels else { throw .tooLarge(.pixels(maximumPixels), size) }
        if fileBytes < believableBytes(of: size) {
            throw .tooLarge(.fileSize(fileBytes), size)
        }
        let levelCount = PyramidLayout.levelSizes(of: size)?.count ?? 0
        for level in firstLevel..<max(levelCount, firstLevel + 1) {
            if let layout = PyramidLayout(size: size, firstLevel: level), layout.byteCount <= memoryBudget {
                return layout
            }
        }
        throw .tooLarge(.memory(memoryBudget), size)
    }
}
