import Drawing
import Geometry
public import Viewing

/// Draws the strip of thumbnails in the picture's view.
public enum StripScene {
    /// Device pixels per point of the line around the current picture.
    private static let line = 2.0

    /// What is drawn above the picture, and what answers fingers; nothing where there is no strip.
    public static func frame(
        of session: Session, scale: Double, thumbnail: ([UInt8]) -> ListThumbnail
    ) -> OverlayFrame {
        guard let strip = session.strip else { return OverlayFrame() }
        var (frame, ground, marks) = (OverlayFrame(), OverlayMesh(), OverlayMesh())
        var images: [DrawCommand] = []
        ground.block(device(strip.ground, scale), OverlayPalette.shade)
        frame.areas.append(ChromeArea(.panel, frame: strip.ground))
        for cell in strip.cells {
            guard let path = session.path(of: cell.index) else { continue }
            let square = device(cell.frame, scale)
            switch thumbnail(path) {
            case .image(let bitmap, let size):
                let place = ListPlane(in: cell.frame, thumbnail: size, scale: scale).rect(size: size)
                images.append(.bitmap(bitmap, device(place, scale), opacity: 1))
            case .missing:
                ground.block(square, OverlayPalette.placeholder)
            case .failed:
                ground.block(square, OverlayPalette.placeholder)
                marks.addPictureIcon(in: square.insetBy(square.size.width / 4).squeezed, hasFailed: true)
            }
            if cell.index == session.currentIndex {
                marks.stroke(
                    .rounded(square.insetBy(-line * scale), radius: line * scale), width: line * scale,
                    OverlayPalette.title)
            }
            let half = Strip.gap / 2
            frame.areas.append(
                ChromeArea(
                    .thumbnail(cell.index),
                    frame: ViewRect(
                        x: cell.frame.minX - half, y: strip.ground.minY, width: cell.frame.size.width + 2 * half,
                        height: strip.ground.size.height)))
        }
        frame.commands = [.mesh(ground.mesh)] + images + (marks.mesh.indices.isEmpty ? [] : [.mesh(marks.mesh)])
        return frame
    }

    private static func device(_ rect: ViewRect, _ scale: Double) -> DeviceRect {
        DeviceRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.size.width * scale,
            height: rect.size.height * scale)
    }
}

extension Rect {
    /// The same width, in the shape of the sign for a picture.
    fileprivate var squeezed: Self {
        Self(x: minX, y: center.y - size.width * 3 / 8, width: size.width, height: size.width * 3 / 4)
    }
}
