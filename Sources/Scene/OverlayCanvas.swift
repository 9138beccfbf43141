import Drawing
import Geometry
import Localization
import Viewing

/// A text that has become a bitmap.
struct OverlayImage {
    let id: BitmapID
    let width: Double
    let height: Double
}

/// The window while an overlay is drawn on it: looks up texts, notes the missing ones, places things in device pixels.
struct OverlayCanvas {
    /// Device pixels.
    let width: Double
    /// Device pixels.
    let height: Double
    /// Device pixels per point.
    let unit: Double
    /// The language.
    let phrases: Phrasebook
    /// What hands and keyboard do with what answers them.
    let states: ChromeStates
    /// How far the controls reach into the window, in device pixels.
    let insets: ChromeInsets
    /// How much is seen of what is drawn from now on, 0 ... 1.
    var opacity = 1.0
    private let lookup: (TextRequest) -> (BitmapID, PixelSize)?
    private(set) var frame = OverlayFrame()

    /// Nil for a window without area.
    init?(
        view: ViewSize, scale: Double, phrases: Phrasebook, states: ChromeStates = ChromeStates(),
        insets: ChromeInsets = ChromeInsets(),
        lookup: @escaping (TextRequest) -> (BitmapID, PixelSize)?
    ) {
        // A frame buffer holds whole pixels: nothing is put on a part of one.
        let width = (view.width * scale).rounded(.down)
        let height = (view.height * scale).rounded(.down)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite, scale > 0 else { return nil }
        self.width = width
        self.height = height
        self.unit = scale
        self.phrases = phrases
        self.states = states
        self.insets = insets.scaled(by: scale)
        self.lookup = lookup
    }

    /// How much things shrink when the window is smaller than the points that they would like to have; at most 1.
    func shrink(toWidth width: Double, height: Double) -> Double {
        min(1, self.width / unit / width, self.height / unit / height)
    }

    /// The left edge of something of a width whose trailing edge is so far from that of the room beside the controls: from the right edge, or from the
    /// left one where one reads from the right. All in device pixels.
    func left(fromTrailing distance: Double, width: Double) -> Double {
        phrases.isRightToLeft ? insets.left + distance : self.width - insets.right - distance - width
    }

    /// A request in points: font of `size` points, but not below 10, which is as small as one can read.
    func request(
        _ text: String, size: Double, weight: TextRequest.Weight = .regular, color: Color, maxWidth: Double,
        overflow: TextRequest.Overflow = .wrap(lines: 1), alignment: TextRequest.Alignment = .center
    ) -> TextRequest {
        let width = min(max(maxWidth, 1), Double(TextRequest.widths.upperBound))
        return TextRequest(
            text, fontSize: max(size, 10) * unit, weight: weight, color: color, maxWidth: Int(width),
            overflow: overflow, alignment: alignment)
    }

    /// The bitmap of a text; nil, and noted as missing, when it is not there yet.
    mutating func image(_ request: TextRequest) -> OverlayImage? {
        frame.used.append(request)
        guard let (id, size) = lookup(request) else {
            frame.missing.append(request)
            return nil
        }
        return OverlayImage(id: id, width: Double(size.width), height: Double(size.height))
    }

    /// Draws a bitmap with its middle at `centerX` and its upper edge at `top`, on whole pixels so that it stays sharp.
    mutating func draw(_ image: OverlayImage, centerX: Double, top: Double) {
        draw(image, left: centerX - image.width / 2, top: top)
    }

    /// Draws a bitmap at a place, moved to whole pixels and into the window. One that is larger than the window is left out.
    mutating func draw(_ image: OverlayImage, left: Double, top: Double) {
        guard image.width <= width, image.height <= height else { return }
        let x = min(max(left.rounded(), 0), width - image.width)
        let y = min(max(top.rounded(), 0), height - image.height)
        let place = DeviceRect(x: x, y: y, width: image.width, height: image.height)
        frame.commands.append(.bitmap(image.id, place, opacity: opacity))
    }

    /// Lets a place answer fingers, at least so many points wide and high: a finger is as wide.
    mutating func answer(_ target: ChromeTarget, in place: DeviceRect, atLeast side: Double) {
        let width = max(place.size.width / unit, side)
        let height = max(place.size.height / unit, side)
        let frame = ViewRect(
            x: place.center.x / unit - width / 2, y: place.center.y / unit - height / 2, width: width, height: height)
        self.frame.areas.append(ChromeArea(target, frame: frame))
    }

    /// The bitmap of a text if it is there; a missing one is not asked for.
    mutating func knownImage(_ request: TextRequest) -> OverlayImage? {
        guard let (id, size) = lookup(request) else { return nil }
        frame.used.append(request)
        return OverlayImage(id: id, width: Double(size.width), height: Double(size.height))
    }

    /// Draws a bitmap at a place, moved to whole pixels; it may reach out of the window, or lie outside.
    mutating func drawClipped(_ image: OverlayImage, left: Double, top: Double) {
        let place = DeviceRect(x: left.rounded(), y: top.rounded(), width: image.width, height: image.height)
        frame.commands.append(.bitmap(image.id, place, opacity: 1))
    }

    /// Draws what is made of commands already.
    mutating func draw(commands: [DrawCommand]) { frame.commands += commands }
    /// From here on nothing is drawn outside of a rectangle; nil: anywhere.
    mutating func clip(_ rect: DeviceRect?) { frame.commands.append(.clip(rect)) }

    /// Lets something answer fingers in a rectangle in device pixels.
    mutating func answer(_ target: ChromeTarget, _ rect: DeviceRect) {
        let frame = ViewRect(
            x: rect.minX / unit, y: rect.minY / unit, width: rect.size.width / unit, height: rect.size.height / unit)
        answer(target, in: frame)
    }

    /// So many points at the bottom are taken from now on.
    mutating func takeBottom(_ points: Double) { frame.bottomInset = points }

    /// Draws triangles.
    mutating func draw(_ mesh: OverlayMesh) {
        guard !mesh.mesh.indices.isEmpty else { return }
        frame.commands.append(.mesh(opacity < 1 ? mesh.mesh.faded(by: opacity) : mesh.mesh))
    }

    /// Lets something answer fingers in a rectangle in points; it lies above what answered there before.
    mutating func answer(_ target: ChromeTarget, in frame: ViewRect) {
        self.frame.areas.append(ChromeArea(target, frame: frame))
    }

    /// Draws commands of others, below what is drawn after them.
    mutating func draw(_ commands: [DrawCommand]) { frame.commands += commands }
}

extension Mesh {
    /// The same triangles, of which only a part is seen.
    fileprivate func faded(by opacity: Double) -> Mesh {
        var mesh = self
        for index in mesh.vertices.indices {
            mesh.vertices[index].color.alpha = UInt8((Double(mesh.vertices[index].color.alpha) * opacity).rounded())
        }
        return mesh
    }
}
