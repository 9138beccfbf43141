internal import Geometry

/// Reads a raster as the upright picture, in strips of rows.
struct UprightRows: Sendable {
    /// Rows of a strip: enough that a transposed block fills whole cache lines.
    static let stripRows = 16

    /// The size of the upright picture.
    let size: PixelSize
    private let raster: any Raster
    private let orientation: Orientation

    /// The raster, turned.
    init(_ raster: any Raster, _ orientation: Orientation) {
        self.raster = raster
        self.orientation = orientation
        size = orientation.upright(raster.size)
    }

    /// Writes rows of the upright picture; `target(row)` says where each of them begins. At most a strip at once.
    func copy(rows: Range<Int>, target: (Int) -> UnsafeMutablePointer<UInt32>) {
        if orientation.exchangesSides {
            unsafe copyTransposed(rows: rows, target: target)
            return
        }
        for row in rows {
            let stored = orientation.reversesRows ? size.height - 1 - row : row
            let pixels = unsafe target(row)
            unsafe raster.copy(row: stored, columns: 0..<size.width, to: pixels)
            if orientation.reversesColumns {
                var line = unsafe UnsafeMutableBufferPointer(start: pixels, count: size.width)
                unsafe line.reverse()
            }
        }
    }

    /// Upright rows are stored columns: fetches a block of stored rows and columns and turns it within the cache.
    private func copyTransposed(rows: Range<Int>, target: (Int) -> UnsafeMutablePointer<UInt32>) {
        let columns =
            orientation.reversesRows
            ? size.height - rows.upperBound..<size.height - rows.lowerBound : rows
        let side = Self.stripRows
        let targets = unsafe rows.map(target)
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: side * side) { block in
            guard let block = block.baseAddress else { return }
            for left in stride(from: 0, to: size.width, by: side) {
                let width = min(side, size.width - left)
                for x in 0..<width {
                    let stored = orientation.reversesColumns ? size.width - 1 - left - x : left + x
                    unsafe raster.copy(row: stored, columns: columns, to: block + x * side)
                }
                for y in 0..<rows.count {
                    let line = orientation.reversesRows ? rows.count - 1 - y : y
                    let pixels = unsafe targets[y] + left
                    for x in 0..<width { unsafe pixels[x] = unsafe block[x * side + line] }
                }
            }
        }
    }
}
