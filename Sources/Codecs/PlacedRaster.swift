internal import DecoderHost
internal import Geometry

/// A frame at its place on a larger canvas, which is transparent around it.
final class PlacedRaster: Raster {
    let size: PixelSize
    let hasAlpha = true
    private let frame: any Raster
    private let place: PixelRect

    /// The frame at the corner of a rectangle. What lies outside the canvas is not seen.
    init(_ frame: any Raster, at rectangle: PixelRect, on canvas: PixelSize) {
        size = canvas
        self.frame = frame
        place = PixelRect(x: rectangle.x, y: rectangle.y, width: frame.size.width, height: frame.size.height)
    }

    func copy(row: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>) {
        unsafe target.update(repeating: 0, count: columns.count)
        let wanted = PixelRect(x: columns.lowerBound, y: row, width: columns.count, height: 1)
        guard let part = wanted.intersection(place) else { return }
        unsafe frame.copy(
            row: row - place.y, columns: part.x - place.x..<part.maxX - place.x,
            to: target + (part.x - columns.lowerBound))
    }
}
