import Drawing
import Geometry
import Scene
import Viewing

/// Overlays drawn with texts of invented sizes: half an em to a letter, as many lines as are needed and allowed.
enum OverlayTestDrawing {
    /// The size that a text would about have.
    static func size(of request: TextRequest) -> PixelSize {
        let wanted = Double(request.text.count) * request.fontSize / 2
        let lines: Double =
            switch request.overflow {
            case .wrap(let lines): min((wanted / Double(request.maxWidth)).rounded(.up), Double(lines))
            case .middleEllipsis: 1
            }
        return PixelSize(
            width: max(1, min(Int(wanted), request.maxWidth)), height: Int(max(lines, 1) * request.fontSize * 1.4))
    }

    /// A bitmap for every text.
    static func everyText(_ request: TextRequest) -> (BitmapID, PixelSize)? {
        (BitmapID(UInt64(truncatingIfNeeded: request.text.hashValue)), size(of: request))
    }

    /// The frame when all texts are there.
    static func frame(_ overlay: Overlay, width: Double, height: Double, scale: Double = 1) -> OverlayFrame {
        OverlayScene.frame(
            of: overlay, view: ViewSize(width: width, height: height), scale: scale, text: everyText)
    }

    /// The meshes of a frame.
    static func meshes(_ frame: OverlayFrame) -> [Mesh] {
        frame.commands.compactMap { if case .mesh(let mesh) = $0 { mesh } else { nil } }
    }

    /// The places of a frame's bitmaps.
    static func bitmaps(_ frame: OverlayFrame) -> [DeviceRect] {
        frame.commands.compactMap { if case .bitmap(_, let place, _) = $0 { place } else { nil } }
    }

    /// The color, as gray and alpha, that the last triangle over a point gives it; nil when none covers it.
    static func topColor(_ mesh: Mesh, at point: DevicePoint) -> Color? {
        for start in stride(from: 0, to: mesh.indices.count - 2, by: 3).reversed() {
            let corners = mesh.indices[start..<start + 3].map { mesh.vertices[Int($0)] }
            let areas = [(1, 2), (2, 0), (0, 1)].map { a, b in
                let edge = corners[b].position - corners[a].position
                let toPoint = point - corners[a].position
                return edge.dx * toPoint.dy - edge.dy * toPoint.dx
            }
            let isInside = areas.allSatisfy { $0 > 0 } || areas.allSatisfy { $0 < 0 }
            if isInside, corners.allSatisfy({ $0.color == corners[0].color }) { return corners[0].color }
        }
        return nil
    }

    /// One overlay of each kind.
    static let samples: [Overlay] = [
        Overlay(.none, notice: "The lower part of this file is missing."),
        Overlay(.ring(OverlayRing(.fraction(0.37), name: "東京の写真.jpg", elapsedSeconds: 12))),
        Overlay(.ring(OverlayRing(.turning(0.9)))),
        Overlay(.cornerRing(OverlayRing(.fraction(0.5), name: "a long name of a picture.jpeg", elapsedSeconds: 127))),
        Overlay(.cornerRing(OverlayRing(.turning(0.2))), notice: "The lower part of this file is missing."),
        Overlay(.card(card)),
        Overlay(.card(OverlayCard(fileName: nil, reason: "x"))),
        Overlay(.empty),
    ]

    /// A card with everything.
    static let card = OverlayCard(
        fileName: "a long name of a picture.jpeg", reason: "The file ends too early: 12,288 of 81,920 bytes are there.",
        advice: "Copy it again from where it came from.")
}
