import Drawing
import Geometry

/// A number that changes while it is looked at, put together from the bitmaps of its digits: with them at hand no change has to wait
/// for new text.
struct OverlayNumber {
    /// The characters side by side.
    struct Images {
        let row: [OverlayImage]
        let gap: Double

        /// The width of the row; a small gap goes before the unit.
        var width: Double { row.reduce(gap) { $0 + $1.width } }
        /// The height of the row.
        var height: Double { row.map(\.height).max() ?? 0 }

        /// Draws the row.
        func draw(left: Double, top: Double, on canvas: inout OverlayCanvas) {
            var x = left
            for (index, image) in row.enumerated() {
                if index == row.count - 1 { x += gap }
                canvas.draw(image, left: x, top: top)
                x += image.width
            }
        }
    }

    /// Digits and what stands between them, each by itself; the last one is the unit.
    private let pieces: [String]
    private let size: Double
    private let color: Color

    /// A number with a unit, in a font of `size` points.
    init(_ value: Int, suffix: Character, size: Double, color: Color) {
        pieces = String(max(value, 0)).map { String($0) } + [String(suffix)]
        self.size = size
        self.color = color
    }

    /// An amount that is written already, a number and a unit: "3.2 MB".
    init(amount: String, size: Double, color: Color) {
        let end = amount.lastIndex(where: \.isNumber).map { amount.index(after: $0) } ?? amount.startIndex
        pieces = amount[..<end].map { String($0) } + [String(amount[end...].drop(while: \.isWhitespace))]
        self.size = size
        self.color = color
    }

    /// The bitmaps, or nil while one of them is missing. Asks for all ten digits, as the others will be needed soon.
    func images(on canvas: inout OverlayCanvas) -> Images? {
        var known: [String: OverlayImage] = [:]
        for piece in "0123456789".map({ String($0) }) + pieces where known[piece] == nil {
            let width = 4 * size * canvas.unit
            let request = canvas.request(piece, size: size, color: color, maxWidth: width)
            known[piece] = canvas.image(request)
        }
        let row = pieces.compactMap { known[$0] }
        guard row.count == pieces.count else { return nil }
        return Images(row: row, gap: (size * canvas.unit / 6).rounded())
    }

    /// Draws the number around a point if it is no wider than that.
    func draw(center: DevicePoint, maxWidth: Double, on canvas: inout OverlayCanvas) {
        guard let images = images(on: &canvas), images.width <= maxWidth else { return }
        images.draw(left: center.x - images.width / 2, top: center.y - images.height / 2, on: &canvas)
    }
}

extension Optional<OverlayNumber.Images> {
    /// The images if they are such.
    func filter(_ isWanted: (OverlayNumber.Images) -> Bool) -> Self {
        flatMap { isWanted($0) ? $0 : nil }
    }
}
