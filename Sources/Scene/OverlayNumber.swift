import Drawing
import Geometry
import Localization

/// A number that changes while it is looked at, put together from the bitmaps of its digits: with them at hand no change has to wait
/// for new text.
struct OverlayNumber {
    /// The characters side by side.
    struct Images {
        let row: [OverlayImage]
        /// Before which of them the gap is, between digits and unit.
        let gapIndex: Int
        let gap: Double

        /// The width of the row.
        var width: Double { row.reduce(gap) { $0 + $1.width } }
        /// The height of the row.
        var height: Double { row.map(\.height).max() ?? 0 }

        /// Draws the row.
        func draw(left: Double, top: Double, on canvas: inout OverlayCanvas) {
            var x = left
            for (index, image) in row.enumerated() {
                if index == gapIndex { x += gap }
                canvas.draw(image, left: x, top: top)
                x += image.width
            }
        }
    }

    private let digits: [String]
    private let unit: Phrase
    private let size: Double
    private let color: Color

    /// A number with a unit, a phrase about a `number`, in a font of `size` points.
    init(_ value: Int, unit: Phrase, size: Double, color: Color) {
        digits = String(max(value, 0)).map { String($0) }
        self.unit = unit
        self.size = size
        self.color = color
    }

    /// The bitmaps, or nil while one of them is missing. Asks for all ten digits, as the others will be needed soon.
    func images(on canvas: inout OverlayCanvas) -> Images? {
        let sign = canvas.phrases(unit, ["number": ""]).filter { !$0.isWhitespace }
        var known: [String: OverlayImage] = [:]
        for text in (0...9).map({ "\($0)" }) + [sign] {
            let width = 6 * size * canvas.unit
            let request = canvas.request(text, size: size, color: color, maxWidth: width)
            known[text] = canvas.image(request)
        }
        // Digits are read from the left everywhere. A unit in letters follows them in the direction of the language; a percent sign belongs to them.
        let isMirrored = canvas.phrases.isRightToLeft && unit != .percent
        let row = (isMirrored ? [sign] + digits : digits + [sign]).compactMap { known[$0] }
        guard row.count == digits.count + 1 else { return nil }
        return Images(row: row, gapIndex: isMirrored ? 1 : digits.count, gap: (size * canvas.unit / 6).rounded())
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
