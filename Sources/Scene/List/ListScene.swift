public import Drawing
public import Geometry
public import Viewing

/// Draws the list of all pictures. What it costs depends on what is in sight, not on how many pictures there are.
public struct ListScene {
    /// Sizes in points.
    enum Sizes {
        static let name = 12.0
        static let mark = 48.0
        static let ring = 3.0
        static let barWidth = 4.0
        static let barMargin = 2.0
        static let shortestBar = 32.0
    }

    let session: Session
    let list: ListNavigator
    let thumbnail: ([UInt8]) -> ListThumbnail
    var canvas: OverlayCanvas
    /// From points to whole pixels: what is scrolled by a part of one is drawn without it, so that nothing is smeared.
    private let shift: Double
    private var ground = OverlayMesh()
    private var marks = OverlayMesh()
    private var images: [DrawCommand] = []
    private var names: [(OverlayImage, center: Double, top: Double)] = []

    /// What is drawn of the list in a frame; nothing where it cannot be seen.
    ///
    /// - Parameters:
    ///   - text: the bitmap of a text, if it is there.
    ///   - thumbnail: what there is to see of a picture.
    public static func frame(
        of session: Session, scale: Double, text: @escaping (TextRequest) -> (BitmapID, PixelSize)?,
        thumbnail: @escaping ([UInt8]) -> ListThumbnail
    ) -> OverlayFrame {
        guard session.list.isInSight,
            let canvas = OverlayCanvas(view: session.view, scale: scale, phrases: session.phrases, lookup: text)
        else { return OverlayFrame() }
        var scene = ListScene(session: session, thumbnail: thumbnail, canvas: canvas)
        scene.draw()
        return scene.canvas.frame
    }

    private init(session: Session, thumbnail: @escaping ([UInt8]) -> ListThumbnail, canvas: OverlayCanvas) {
        self.session = session
        list = session.list.navigator
        self.thumbnail = thumbnail
        self.canvas = canvas
        let offset = list.camera.offset.y * canvas.unit
        shift = list.camera.scale == 1 ? offset.rounded() - offset : 0
    }

    private mutating func draw() {
        for range in list.visible {
            for index in range { drawCell(index) }
        }
        if session.list.isOpen, list.showsSelection { drawRing() }
        drawBar()
        canvas.draw(ground)
        canvas.draw(commands: images)
        canvas.draw(marks)
        for (image, center, top) in names { canvas.drawClipped(image, left: center - image.width / 2, top: top) }
    }

    private mutating func drawCell(_ index: Int) {
        guard let path = session.path(of: index) else { return }
        let frame = list.frame(of: index)
        let cell = device(frame)
        let below = list.layout.hasNames ? ListLayout.nameHeight * canvas.unit : 0
        guard cell.maxY + below > 0, cell.minY < canvas.height, cell.maxX > 0, cell.minX < canvas.width else { return }
        if !isElsewhere(path) { drawThumbnail(thumbnail(path), in: frame, cell) }
        if list.layout.hasNames { drawName(index, below: cell) }
    }

    private mutating func drawThumbnail(_ thumbnail: ListThumbnail, in frame: ViewRect, _ cell: DeviceRect) {
        switch thumbnail {
        case .missing:
            ground.block(cell, OverlayPalette.placeholder)
        case .failed:
            ground.block(cell, OverlayPalette.placeholder)
            let width = min(Sizes.mark * canvas.unit, cell.size.width / 2)
            let icon = DeviceRect(
                x: cell.center.x - width / 2, y: cell.center.y - width * 3 / 8, width: width, height: width * 3 / 4)
            marks.addPictureIcon(in: icon, hasFailed: true)
        case .image(let bitmap, let size):
            let place = ListPlane(in: frame, thumbnail: size, scale: canvas.unit).rect(size: size)
            images.append(.bitmap(bitmap, device(place), opacity: 1))
        }
    }

    private mutating func drawName(_ index: Int, below cell: DeviceRect) {
        let request = canvas.request(
            session.name(of: index), size: Sizes.name, color: OverlayPalette.dim,
            maxWidth: list.layout.side * canvas.unit, overflow: .middleEllipsis)
        // Names that fly by cannot be read.
        guard let image = list.isBlurred ? canvas.knownImage(request) : canvas.image(request) else { return }
        let room = ListLayout.nameHeight * canvas.unit - image.height
        names.append((image, center: cell.center.x, top: cell.maxY + max(room / 2, 0)))
    }

    /// Around the picture that keys have chosen: light, with a dark line inside, so that it is seen over anything.
    private mutating func drawRing() {
        let cell = device(list.frame(of: list.selection))
        let width = Sizes.ring * canvas.unit
        marks.stroke(.rounded(cell.insetBy(-width), radius: width), width: width, OverlayPalette.title)
        marks.stroke(.rounded(cell, radius: 1), width: canvas.unit, OverlayPalette.shade)
    }

    /// How far down the list this is.
    private mutating func drawBar() {
        guard session.list.isOpen, let part = list.scrollPart else { return }
        let (unit, margin) = (canvas.unit, Sizes.barMargin * canvas.unit)
        let track = canvas.height - 2 * margin
        let length = max((part.upperBound - part.lowerBound) * track, min(Sizes.shortestBar * unit, track))
        let place = part.lowerBound / max(1 - (part.upperBound - part.lowerBound), 1e-9)
        let top = margin + min(max(place, 0), 1) * (track - length)
        let width = Sizes.barWidth * unit
        let left = list.layout.isMirrored ? margin : canvas.width - margin - width
        let bar = DeviceRect(x: left, y: top, width: width, height: length)
        marks.fill(.rounded(bar, radius: width / 2), OverlayPalette.scrollBar)
    }

    /// Whether a picture is just on its way between its place here and its own view.
    private func isElsewhere(_ path: [UInt8]) -> Bool {
        session.list.passage.map { !$0.fades && $0.path == path } ?? false
    }

    private func device(_ rect: ViewRect) -> DeviceRect {
        let unit = canvas.unit
        return DeviceRect(
            x: rect.minX * unit, y: rect.minY * unit + shift, width: rect.size.width * unit,
            height: rect.size.height * unit)
    }
}

extension ListPlane {
    /// A thumbnail in its cell. One that has the size of thumbnails stands for a larger picture, any other one is that picture.
    init(in cell: ViewRect, thumbnail size: PixelSize, scale: Double) {
        let isReduced = [128, 256, 512, 1024].contains(max(size.width, size.height))
        self.init(in: cell, size: size, scale: isReduced ? 1e-3 : scale)
    }
}
