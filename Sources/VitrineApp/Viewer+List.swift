import Drawing
import Geometry
import Imaging
import Platform
import Scene
import Settings
import Typesetting
import Viewing

/// The list of all pictures, and their thumbnails.
extension Viewer {
    /// The cache of thumbnails that the desktop's programs share; nil when the environment names none.
    static func thumbnailCache(_ settings: ViewerSettings) -> ThumbnailCache? {
        guard let folder = PictureLoader.desktopThumbnails else { return nil }
        let encode: ThumbnailCache.Encoder = { image in
            Bitmap(size: image.size, pixels: image.pixels).flatMap(PNGFile.encoded)
        }
        return ThumbnailCache(
            folder: folder, program: "vitrine-\(ProgramVersion.number)",
            encode: settings.writesThumbnails ? encode : nil)
    }

    /// Takes thumbnails that have been made.
    func takeThumbnails() {
        let results = thumbnails.drain()
        guard !results.isEmpty else { return }
        isDirty = true
        gallery.take(results)
    }

    /// Asks for the thumbnails that are needed now, and makes textures of those that have come.
    func prepareThumbnails(scale: Double) {
        let timeline = timeline
        attempt { () throws(PlatformError) in try gallery.upload(to: screen.canvas) { timeline.now } }
        if gallery.hasMoreToDo { isDirty = true }
        let side = session.list.isOpen ? session.list.navigator.layout.side : Strip.side
        let size = ThumbnailSize(filling: Int((side * scale).rounded(.up)))
        // What is looked at comes first.
        thumbnails.pause(!session.list.isOpen && session.isLoading)
        let paths = session.wantedThumbnails
        if let wishes = gallery.wishes(for: paths, size: size) { thumbnails.want(wishes) }
    }

    /// What is drawn below the overlay: the list, the picture's view over as much of it as is hidden, and the strip. What they need and what
    /// answers fingers in them goes into the overlay's frame.
    func layersBelow(
        _ overlay: inout OverlayFrame, _ pictures: [DrawCommand], isCovered: Bool, metrics: ScreenMetrics
    ) -> [DrawCommand] {
        let thumbnail = { [gallery] (path: [UInt8]) in gallery.thumbnail(of: path) }
        let list = ListScene.frame(
            of: session, scale: metrics.scale, text: { [shelf] in shelf.bitmap(of: $0) }, thumbnail: thumbnail)
        let view = ListScene.view(
            of: session, pictures, isCovered: isCovered, scale: metrics.scale, output: metrics.output,
            thumbnail: thumbnail)
        let strip = StripScene.frame(of: session, scale: metrics.scale, thumbnail: thumbnail)
        overlay.used += list.used
        overlay.missing += list.missing
        overlay.areas = strip.areas + overlay.areas
        return list.commands + view + strip.commands
    }

    /// Forgets the thumbnails of files that are not what they were.
    func forgetThumbnails(of paths: some Sequence<[UInt8]>) {
        for path in paths { gallery.forget(path, screen.canvas) }
    }

    /// What the control socket tells of the list.
    var listReport: ListReport {
        let list = session.list.navigator
        return ListReport(
            isOpen: session.list.isOpen, columns: list.layout.columns, offset: -list.camera.offset.y,
            selection: list.selection, count: list.layout.count,
            isComplete: gallery.isComplete(session.visibleThumbnails))
    }
}
