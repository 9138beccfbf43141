public import Geometry

/// A small version of a whole picture, to be shown until there is more.
public struct Preview: Sendable {
    /// Its size.
    public let size: PixelSize
    /// Its pixels, row by row: premultiplied, one number a pixel with R in its lowest byte.
    public let pixels: [UInt32]

    /// The shapes of a preview and of its picture may differ by so much, for rounding; more would be a preview of something else.
    private static let mostDifference = 0.02
    /// By how much it may be enlarged to stand for a level other than the coarsest one.
    private let mostEnlargement: Int

    /// A preview; nil when the number of pixels does not fit the size.
    public init?(size: PixelSize, pixels: [UInt32], mostEnlargement: Int) {
        guard size.hasArea, pixels.count == size.area else { return nil }
        self.size = size
        self.mostEnlargement = mostEnlargement
        self.pixels = pixels
    }

    /// Whether it has the shape of a picture of a size, both as stored.
    func resembles(_ picture: PixelSize) -> Bool {
        let own = Double(size.width) * Double(picture.height)
        let other = Double(size.height) * Double(picture.width)
        return abs(own - other) <= Self.mostDifference * max(own, other)
    }

    /// Whether it is not too small to stand for a level.
    func suffices(for level: PixelSize) -> Bool {
        size.width * mostEnlargement >= level.width && size.height * mostEnlargement >= level.height
    }

    /// Turned like its picture.
    func turned(_ orientation: Orientation) -> Preview {
        let rows = UprightRows(self, orientation)
        var turned = [UInt32](repeating: 0, count: pixels.count)
        unsafe turned.withUnsafeMutableBufferPointer { target in
            guard let start = target.baseAddress else { return }
            for first in stride(from: 0, to: rows.size.height, by: UprightRows.stripRows) {
                let strip = first..<min(first + UprightRows.stripRows, rows.size.height)
                unsafe rows.copy(rows: strip) { unsafe start + $0 * rows.size.width }
            }
        }
        return Preview(size: rows.size, pixels: turned, mostEnlargement: mostEnlargement) ?? self
    }

    /// Writes it in another size, smoothly (bilinear between the middles of pixels); `row` says where each row begins.
    func scale(to target: PixelSize, row: (Int) -> UnsafeMutablePointer<UInt32>?) {
        let columns = (0..<target.width).map { Self.place($0, of: target.width, in: size.width) }
        for y in 0..<target.height {
            guard let line = unsafe row(y) else { continue }
            let (above, below, share) = Self.place(y, of: target.height, in: size.height)
            unsafe pixels.withUnsafeBufferPointer { pixels in
                let upper = unsafe UnsafeBufferPointer(rebasing: pixels[above * size.width..<(above + 1) * size.width])
                let lower = unsafe UnsafeBufferPointer(rebasing: pixels[below * size.width..<(below + 1) * size.width])
                for (x, (left, right, part)) in columns.enumerated() {
                    unsafe line[x] = unsafe Self.mean(
                        Self.mean(upper[left], upper[right], part), Self.mean(lower[left], lower[right], part), share)
                }
            }
        }
    }

    /// The two pixels between which the middle of a pixel of another size lies, and how near it is to the second, 0...256.
    private static func place(_ position: Int, of target: Int, in source: Int) -> (Int, Int, UInt32) {
        let exact = (Double(position) + 0.5) * Double(source) / Double(target) - 0.5
        let first = max(min(Int(exact.rounded(.down)), source - 1), 0)
        let share = min(max(exact - Double(first), 0), 1)
        return (first, min(first + 1, source - 1), UInt32((share * 256).rounded()))
    }

    /// Two pixels mixed, channel by channel; `share` of 256 parts are the second's.
    @inline(__always)
    private static func mean(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let rest = 256 &- share
        let even = ((first & mask) &* rest &+ (second & mask) &* share &+ 0x0080_0080) &>> 8 & mask
        let odd = ((first &>> 8 & mask) &* rest &+ (second &>> 8 & mask) &* share &+ 0x0080_0080) & ~mask
        return even | odd
    }
}

extension Preview: Raster {
    /// Whether some pixels may not be opaque.
    public var hasAlpha: Bool { true }

    /// Writes some columns of a row.
    public func copy(row: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>) {
        unsafe pixels.withUnsafeBufferPointer { pixels in
            for (index, column) in columns.enumerated() {
                unsafe target[index] = unsafe pixels[row * size.width + column]
            }
        }
    }
}
