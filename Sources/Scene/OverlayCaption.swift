import Drawing
import Geometry

/// The words below a ring: the name, what has come or why nothing comes, and the seconds of a long wait, on a dark ground so that they are seen over any picture.
struct OverlayCaption {
    /// From the words to the edge of the ground, in points.
    static let padding = 8.0

    /// From the words to the edge of the ground, in device pixels.
    let padding: Double
    var name: OverlayImage?
    /// What has come, in digits,
    var amount: OverlayNumber.Images?
    /// or why nothing comes.
    var reason: OverlayImage?
    var elapsed: OverlayNumber.Images?

    init(padding: Double) { self.padding = padding }

    /// With the ground; 0 without words.
    var height: Double {
        let words = (name?.height ?? 0) + (amount?.height ?? 0) + (reason?.height ?? 0) + (elapsed?.height ?? 0)
        return words > 0 ? words + padding : 0
    }

    /// Draws it in the middle of the window's width.
    func draw(top: Double, on canvas: inout OverlayCanvas) {
        guard height > 0 else { return }
        let widths = [name?.width, amount?.width, reason?.width, elapsed?.width].compactMap { $0 }
        let width = (widths.max() ?? 0) + 2 * padding
        let ground = DeviceRect(x: (canvas.width - width) / 2, y: top, width: width, height: height)
        var mesh = OverlayMesh()
        mesh.fill(.rounded(ground, radius: padding), OverlayPalette.shade)
        canvas.draw(mesh)
        var line = top + padding / 2
        if let name {
            canvas.draw(name, centerX: canvas.width / 2, top: line)
            line += name.height
        }
        if let amount {
            amount.draw(left: (canvas.width - amount.width) / 2, top: line, on: &canvas)
            line += amount.height
        }
        if let reason {
            canvas.draw(reason, centerX: canvas.width / 2, top: line)
            line += reason.height
        }
        elapsed?.draw(left: (canvas.width - (elapsed?.width ?? 0)) / 2, top: line, on: &canvas)
    }
}
