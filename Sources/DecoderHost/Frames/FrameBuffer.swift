public import Geometry
internal import Glibc
public import Wire

/// The canvas that frames are composed on: premultiplied, one number a pixel with R in its lowest byte; transparent at first.
@safe public final class FrameBuffer: Raster {
    /// Its size.
    public let size: PixelSize
    /// Whether some pixels may not be opaque.
    public var hasAlpha: Bool { true }
    // Written by the thread that decodes; others only read while it waits for them.
    private nonisolated(unsafe) let pixels: UnsafeMutablePointer<UInt32>

    /// Beside the canvas there is what is restored, and what the library needs: all of it must fit into a helper's memory.
    private static let mostPixels = 100_000_000

    /// A transparent canvas.
    public init(size: PixelSize) throws(DecodeFailure) {
        guard let area = size.area, (1...Self.mostPixels).contains(area),
            let memory = unsafe calloc(area, MemoryLayout<UInt32>.stride)
        else { throw .outOfMemory }
        self.size = size
        unsafe pixels = memory.bindMemory(to: UInt32.self, capacity: area)
    }

    deinit { unsafe free(pixels) }

    /// All of it.
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: size.width, height: size.height) }

    /// The first pixel of a row, which must be there.
    public func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
        precondition(row >= 0 && row < size.height)
        return unsafe pixels + row * size.width
    }

    /// Makes a part of it transparent; what lies outside is left out.
    public func clear(_ rectangle: PixelRect) {
        guard let part = rectangle.intersection(bounds) else { return }
        for row in part.rows { unsafe (self.row(row) + part.x).update(repeating: 0, count: part.width) }
    }

    /// The pixels of a part of it, row by row; what lies outside is left out.
    func copy(of rectangle: PixelRect) -> [UInt32] {
        guard let part = rectangle.intersection(bounds) else { return [] }
        var copy: [UInt32] = []
        copy.reserveCapacity(part.width * part.height)
        for row in part.rows {
            unsafe copy.append(contentsOf: UnsafeBufferPointer(start: self.row(row) + part.x, count: part.width))
        }
        return copy
    }

    /// Puts back what `copy` gave for the same part.
    func restore(_ copy: [UInt32], to rectangle: PixelRect) {
        guard let part = rectangle.intersection(bounds), copy.count == part.width * part.height else { return }
        unsafe copy.withUnsafeBufferPointer { copy in
            guard let start = copy.baseAddress else { return }
            for (index, row) in part.rows.enumerated() {
                unsafe (self.row(row) + part.x).update(from: start + index * part.width, count: part.width)
            }
        }
    }

    /// Writes some columns of a row.
    public func copy(row: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>) {
        unsafe target.update(from: self.row(row) + columns.lowerBound, count: columns.count)
    }
}
