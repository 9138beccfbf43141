public import Geometry

/// A thumbnail's pixels: R, G, B, A bytes, sRGB, premultiplied, rows without padding.
public struct ThumbnailImage: Hashable, Sendable {
    /// Columns and rows.
    public let size: PixelSize
    /// size.width x size.height x 4 bytes.
    public let pixels: [UInt8]

    /// The pixels of a size.
    init(size: PixelSize, pixels: [UInt8]) {
        self.size = size
        self.pixels = pixels
    }

    /// A level made smaller; nil when it is not stored, or has fewer pixels than this.
    init?(_ shared: SharedPixels, level index: Int, size: PixelSize) {
        guard let level = shared.layout.level(index), size.hasArea, size.width <= level.size.width,
            size.height <= level.size.height
        else { return nil }
        let pixels = unsafe shared.withLevel(index) { bytes, bytesPerRow in
            unsafe Self.shrunk(bytes, bytesPerRow: bytesPerRow, from: level.size, to: size)
        }
        guard let pixels else { return nil }
        self.init(size: size, pixels: pixels)
    }

    /// Each pixel is the mean of the block of pixels that it stands for.
    private static func shrunk(
        _ bytes: UnsafeRawBufferPointer, bytesPerRow: Int, from source: PixelSize, to target: PixelSize
    ) -> [UInt8] {
        let channels = PyramidLayout.bytesPerPixel
        let columns = (0..<target.width).map { block($0, of: target.width, in: source.width) }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(target.width * target.height * channels)
        for y in 0..<target.height {
            let rows = block(y, of: target.height, in: source.height)
            for column in columns {
                var sums = (0, 0, 0, 0)
                for row in rows {
                    var at = row * bytesPerRow + column.lowerBound * channels
                    for _ in column {
                        unsafe sums.0 += Int(bytes[at])
                        unsafe sums.1 += Int(bytes[at + 1])
                        unsafe sums.2 += Int(bytes[at + 2])
                        unsafe sums.3 += Int(bytes[at + 3])
                        at += channels
                    }
                }
                let (count, half) = (rows.count * column.count, rows.count * column.count / 2)
                pixels.append(UInt8((sums.0 + half) / count))
                pixels.append(UInt8((sums.1 + half) / count))
                pixels.append(UInt8((sums.2 + half) / count))
                pixels.append(UInt8((sums.3 + half) / count))
            }
        }
        return pixels
    }

    /// The pixels of a length that a pixel of a shorter one stands for: at least one.
    private static func block(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = index * length / count
        return start..<max((index + 1) * length / count, start + 1)
    }
}
