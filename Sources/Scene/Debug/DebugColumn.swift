import Drawing
import Geometry

/// Panels below each other along the window's left edge, as many as fit.
struct DebugColumn {
    /// A line of a panel: what it is about, and what it says.
    typealias Line = (name: String, value: String)

    /// Sizes in points.
    private static let margin = 8.0
    private static let padding = 6.0
    private static let width = 276.0
    private static let names = 62.0

    private let left: Double
    private let width: Double
    private var top: Double
    private let bottom: Double

    init(in canvas: DebugCanvas) {
        let margin = Self.margin * canvas.unit
        left = margin
        top = margin
        width = min(Self.width * canvas.unit, canvas.window.maxX - 2 * margin)
        bottom = canvas.window.maxY - margin
    }

    /// Adds a panel of some lines.
    mutating func add(_ lines: [Line], on canvas: inout DebugCanvas) {
        guard let inside = takeRoom(height: Double(lines.count) * canvas.lineHeight, on: &canvas) else { return }
        for (index, line) in lines.enumerated() {
            let y = inside.minY + Double(index) * canvas.lineHeight
            canvas.text(line.name, left: inside.minX, top: y)
            canvas.text(line.value, left: inside.minX + (Self.names * canvas.unit).rounded(), top: y)
        }
    }

    /// Draws the ground of a panel whose inside has a height in device pixels; the inside, or nil when there is no room.
    mutating func takeRoom(height: Double, on canvas: inout DebugCanvas) -> DeviceRect? {
        let padding = (Self.padding * canvas.unit).rounded()
        let ground = DeviceRect(x: left.rounded(), y: top.rounded(), width: width, height: height + 2 * padding)
        guard height > 0, width > 2 * padding, ground.maxY <= bottom else { return nil }
        canvas.block(ground, DebugPalette.shade)
        top = ground.maxY + Self.margin / 2 * canvas.unit
        return ground.insetBy(padding)
    }
}
