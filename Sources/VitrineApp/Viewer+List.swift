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
        let size = ThumbnailSize(filling: Int((session.list.navigator.layout.side * scale).rounded(.up)))
        let paths = session.list.isOpen ? session.wantedThumbnails : []
        if let wishes = gallery.wishes(for: paths, size: size) { thumbnails.want(wishes) }
    }

    /// The list as it is drawn below the picture.
    func listFrame(scale: Double) -> OverlayFrame {
        ListScene.frame(
            of: session, scale: scale, text: { [shelf] in shelf.bitmap(of: $0) },
            thumbnail: { [gallery] in gallery.thumbnail(of: $0) })
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
            selection: list.selection, count: list.layout.count, isComplete: gallery.isComplete(session.visibleThumbnails))
    }
}
