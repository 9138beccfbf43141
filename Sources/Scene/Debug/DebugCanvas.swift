import Drawing
import Geometry

/// The window while the debug overlay is drawn on it: layers of shapes with texts above them.
struct DebugCanvas {
    /// The font in points.
    private static let fontSize = 11.0
    /// No word is wider, in points.
    private static let widest = 200.0
    /// A space in points.
    private static let space = 3.0
    /// pt. Marks whose middle is farther outside of the window are left out.
    private static let reach = 100.0

    private(set) var canvas: OverlayCanvas
    private var shapes = OverlayMesh()
    private var texts: [(image: OverlayImage, left: Double, top: Double)] = []
    private var images: [String: OverlayImage?] = [:]

    init(_ canvas: OverlayCanvas) {
        self.canvas = canvas
        for mark in DebugText.marks { _ = image(String(mark)) }
    }

    /// Device pixels per point.
    var unit: Double { canvas.unit }
    /// The window in device pixels.
    var window: DeviceRect { DeviceRect(x: 0, y: 0, width: canvas.width, height: canvas.height) }
    /// The height of a line of text in device pixels.
    var lineHeight: Double { (Self.fontSize * 1.45 * unit).rounded() }

    /// A place of the view on the device.
    func device(_ point: ViewPoint) -> DevicePoint { DevicePoint(x: point.x * unit, y: point.y * unit) }

    /// Whether a mark at a place could be seen.
    func isNear(_ point: DevicePoint) -> Bool { window.insetBy(-Self.reach * unit).contains(point) }

    /// Draws what has been gathered; what follows lies above it.
    mutating func finishLayer() {
        canvas.draw(shapes)
        for text in texts { canvas.draw(text.image, left: text.left, top: text.top) }
        shapes = OverlayMesh()
        texts = []
    }

    // MARK: Shapes

    /// A line, as far as it is in the window, of a width in points.
    mutating func line(from start: DevicePoint, to end: DevicePoint, width: Double = 1.5, _ color: Color) {
        // A line along the window's edge is not half a line.
        guard let part = window.insetBy(-2).clipped(from: start, to: end) else { return }
        shapes.line(from: part.start, to: part.end, width: width * unit, color)
    }

    /// The lines around some corners.
    mutating func outline(_ corners: [DevicePoint], width: Double = 1.5, _ color: Color) {
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            line(from: start, to: end, width: width, color)
        }
    }

    /// A ring of a radius and a width in points.
    mutating func ring(at center: DevicePoint, radius: Double, width: Double = 2, _ color: Color) {
        if isNear(center) { shapes.ring(center: center, radius: radius * unit, width: width * unit, color) }
    }

    /// A disc of a radius in points.
    mutating func disc(at center: DevicePoint, radius: Double, _ color: Color) {
        if isNear(center) { shapes.fill(.disc(center: center, radius: radius * unit), color) }
    }

    /// Two crossed lines, each of a length in points to both sides.
    mutating func cross(at center: DevicePoint, radius: Double, width: Double = 1.5, _ color: Color) {
        guard isNear(center) else { return }
        let right = Vector<DeviceSpace>(dx: radius * unit, dy: 0)
        let down = Vector<DeviceSpace>(dx: 0, dy: radius * unit)
        line(from: center - right, to: center + right, width: width, color)
        line(from: center - down, to: center + down, width: width, color)
    }

    /// A rectangle with hard edges, in device pixels.
    mutating func block(_ rect: DeviceRect, _ color: Color) { shapes.block(rect, color) }

    // MARK: Texts

    /// A line of text, in device pixels; left out as long as a piece of it is not there.
    mutating func text(_ line: String, left: Double, top: Double) {
        guard let row = row(line) else { return }
        append(row, left: left, top: top)
    }

    /// A line of text on a ground, with its middle at a place.
    mutating func label(_ line: String, center: DevicePoint) {
        guard isNear(center), let row = row(line) else { return }
        let width = width(of: row)
        let left = (center.x - width / 2).rounded()
        let top = (center.y - lineHeight / 2).rounded()
        let padding = Self.space * unit
        block(
            DeviceRect(x: left - padding, y: top, width: width + 2 * padding, height: lineHeight), DebugPalette.shade)
        append(row, left: left, top: top)
    }

    private mutating func append(_ row: [OverlayImage?], left: Double, top: Double) {
        var x = left
        for image in row {
            if let image { texts.append((image, x, top)) }
            x += image?.width ?? (Self.space * unit).rounded()
        }
    }

    private func width(of row: [OverlayImage?]) -> Double {
        row.reduce(0) { $0 + ($1?.width ?? (Self.space * unit).rounded()) }
    }

    /// The bitmaps of a line, nil for its spaces.
    private mutating func row(_ line: String) -> [OverlayImage?]? {
        var row: [OverlayImage?] = []
        var isComplete = true
        for piece in DebugText.pieces(of: line) {
            if piece == " " {
                row.append(nil)
            } else if let image = image(piece) {
                row.append(image)
            } else {
                // The others are asked for at once.
                isComplete = false
            }
        }
        return isComplete ? row : nil
    }

    private mutating func image(_ piece: String) -> OverlayImage? {
        if let known = images[piece] { return known }
        let request = canvas.request(piece, size: Self.fontSize, color: DebugPalette.text, maxWidth: Self.widest * unit)
        let image = canvas.image(request)
        images[piece] = .some(image)
        return image
    }
}
