import Desktop
import Drawing
import Geometry
import Glibc
import Imaging
import Localization
import Logging
import Navigation
import Platform
import Recording
import Settings
import Threading
import Typesetting
import Viewing
import Wire
import Wording

/// The running program: one session, and everything that does for it what a value cannot.
///
/// All of it lives on the main thread. Whatever may wait (files, helpers, fonts, sockets) does so on threads of its own, which leave what they have
/// in an inbox and wake the loop.
final class Viewer {
    let settings: ViewerSettings
    let log: Log
    let signals: EndSignals
    let timeline = Timeline()
    let loader: PictureLoader
    let thumbnails: ThumbnailLoader
    let albums: AlbumFollower
    /// Reads what lies beside pictures.
    let sidecars: SidecarReader
    /// The list that names more pictures,
    let nameList: NameListReader?
    /// or that on a server.
    let addressList: AddressListReader?
    /// The album that the list belongs to, once it has begun.
    var listAlbum: UInt64?
    /// Names of the list are just becoming an album.
    var isOpeningList = false
    /// The file that is watched most closely.
    var attended: [UInt8]?
    let typesetter: Typesetter
    let pngWriter: PNGWriter
    let pngEncoder: PNGEncoder
    /// What is asked of the desktop.
    let errands: ErrandRunner
    /// The pictures that are being copied, by their tickets, and the addresses of their files.
    var copies: [Int: String?] = [:]
    /// What was moved to the trash, by its tickets.
    var trashed: [UInt64: TrashedFile] = [:]
    /// Whether the screen was told not to go dark.
    var keepsScreenOn = false
    let control: ControlServer?
    let recorder: Recorder?
    let screen: Screen
    var session: Session
    var tiles: TileKeeper
    var gallery: ThumbnailKeeper
    var shelf = TextShelf()
    var wheel: WheelBindings
    var waits = WaitList()
    /// What the debug overlay must remember.
    var debugMemory = DebugMemory()
    /// Who waits for which PNG file.
    var screenshots: [Int: PendingScreenshot] = [:]
    /// The frame on the screen.
    var shown: ShownFrame?
    /// The pictures that are being loaded, and since when.
    var loadingSince: [PictureID: Double] = [:]
    /// What fades away, and when that began.
    var fading: (start: Double, former: [DrawCommand])?
    /// What the platform failed at last.
    var trouble: PlatformError?
    /// Something has happened since the last frame.
    var isDirty = true
    var isEnding = false

    /// The part of the memory for textures that thumbnails may have.
    private static let thumbnailPart = 4
    /// ms between two steps of what moves in a window that cannot be seen.
    private static let hiddenPace = 16.0

    /// Starts everything, the first picture before the window: it decodes while the window opens.
    init(_ settings: ViewerSettings, log: Log, signals: EndSignals) throws(StartError) {
        self.settings = settings
        self.log = log
        self.signals = signals
        let waker = Waker()
        let wake: @Sendable () -> Void = { waker.wake() }
        signals.watch(wake: wake)
        let fetcher = settings.network.isForbidden ? nil : Fetcher(settings.fetching) { log.tell($0) }
        loader = PictureLoader(
            decoderPath: HelperLocation.decoder, limits: settings.loadingLimits, standardInput: settings.spooledInput,
            thumbnailFolder: PictureLoader.desktopThumbnails, fetcher: fetcher, note: { log.tell($0) }, wake: wake)
        loader.prepare()
        thumbnails = ThumbnailLoader(
            decoderPath: HelperLocation.decoder, limits: settings.loadingLimits, cache: Self.thumbnailCache(settings),
            wake: wake)
        albums = AlbumFollower(order: settings.order, isRecursive: settings.isRecursive, wake: wake)
        sidecars = SidecarReader(wake: wake)
        nameList = settings.listPath.map { NameListReader(path: $0, wake: wake) }
        addressList = settings.network.list.flatMap { WebAddress($0) }.map {
            AddressListReader(address: $0, fetcher: fetcher, wake: wake)
        }
        let language =
            settings.language ?? Language(environment: { unsafe getenv($0).map { unsafe String(cString: $0) } })
        typesetter = Typesetter(language: language.tag, wake: wake)
        pngWriter = PNGWriter(wake: wake)
        pngEncoder = PNGEncoder(wake: wake)
        errands = ErrandRunner(wake: wake)
        gallery = ThumbnailKeeper(byteBudget: settings.textureBudget / Self.thumbnailPart)
        tiles = TileKeeper(byteBudget: settings.textureBudget - settings.textureBudget / Self.thumbnailPart)
        wheel = WheelBindings(settings.wheel)

        let size = settings.startSize
        let scale = settings.scale ?? 1
        // The desktop's wish comes later, and may come and go.
        let motion = MotionSettings(
            resamplesTouches: settings.resamplesTouches, reducesMotion: settings.reducedMotion == .yes)
        session = Session(
            options: settings.zoom, motion: motion, view: size, scale: scale, isFullscreen: settings.isFullscreen,
            memoryBudget: settings.memoryBudget ?? LoadingLimits.quarterOfMemory, at: timeline.now)
        session.chromeOptions = settings.chrome
        session.showsStrip = settings.showsStrip
        session.phrases = PhraseFile.phrases(of: language) { sentence in
            StandardStreams.complain(sentence + "; all is said in English.", program: "vitrine")
            log.tell(.error, sentence)
        }
        session.debug = DebugSwitch(settings.debugParts)
        session.prepare(settings, at: timeline.now)
        session.captionChoice = settings.caption
        session.keys = settings.keys
        session.gestures = settings.gestures
        let header = RecordingHeader(view: size, scale: scale, options: settings.zoom, motion: motion)
        do {
            recorder = try settings.recordPath.map { path throws(RecorderError) in
                try Recorder(path: path, header: header)
            }
        } catch {
            throw .recording(error)
        }
        var title = Self.title(nil)
        let now = timeline.now
        for effect in session.handle(.openAll(paths: settings.pictures), at: now) {
            switch effect {
            case .load(let id, let path, let wishes):
                loader.open(id, path: path, wishes: OpenWishes(wishes))
                loadingSince[id] = timeline.now
            case .list(let number, let paths):
                albums.follow(number, paths, isList: settings.hasList)
                if settings.hasList { listAlbum = number }
            case .retitle(let name): title = Self.title(name)
            case .navigated(let input): recorder?.record(input, at: now)
            case .forgetFailures, .readSidecar, .stopLoading, .abandon, .reduce, .setFullscreen, .quit, .releaseFrame,
                .seekFrame, .stopPlaying, .paste, .copyPicture, .copyPath, .openWithSystem, .trash, .restore:
                break
            }
        }
        do {
            control = try settings.controlPath.map { path throws(SocketError) in
                try ControlServer(path: path, wake: wake)
            }
        } catch {
            throw .control(error)
        }
        do {
            screen = try Screen(
                ScreenOptions(
                    title: title, size: size, isFullscreen: settings.isFullscreen, scale: settings.scale,
                    followsMotionWish: settings.reducedMotion == .auto),
                waker: waker)
        } catch {
            throw .platform(error)
        }
        logStart()
        session.startsInList = settings.startsInList
        if settings.startsInList { handle(.command(.toggleList), at: timeline.now) }
    }

    /// The frame loop; returns when the session ends.
    func run() {
        while !isEnding {
            screen.wait(until: nextWake.map(timeline.platformTime))
            let now = timeline.now
            takeEvents(at: now)
            if isDirty || needsFrame(at: now) { makeFrame(at: now) }
            answerWaits(at: now)
        }
    }

    /// Ends helpers, the socket and the recording; returns the exit status.
    func end() -> Int32 {
        albums.stop()
        sidecars.close()
        loader.shutDown()
        thumbnails.shutDown()
        control?.close()
        var status: Int32 = 0
        do { try recorder?.close() } catch {
            complain(error.sentence)
            status = 1
        }
        log.tell(.info, "ended with status \(status)")
        log.close()
        return status
    }

    /// Says what went wrong, on standard error and in the log.
    private func complain(_ sentence: String) {
        StandardStreams.complain(sentence, program: "vitrine")
        log.tell(.error, sentence)
    }

    /// When the loop must go on although nothing happens; nil for never.
    private var nextWake: Double? {
        if isDirty || tiles.hasMoreToDo || gallery.hasMoreToDo { return timeline.now }
        if session.isMoving || tiles.isFading {
            // A window that cannot be seen presents nothing, so presenting does not set the pace.
            return shown?.isStale == true ? timeline.now + Self.hiddenPace : timeline.now
        }
        let drawn = shown?.time ?? timeline.now
        return [nextChange(after: drawn), waits.nextDeadline].compactMap { $0 }.min()
    }

    private func needsFrame(at now: Double) -> Bool {
        if session.isMoving || tiles.hasMoreToDo || tiles.isFading { return true }
        guard let shown, let deadline = nextChange(after: shown.time) else { return false }
        return deadline <= now
    }

    /// When something on the screen changes by itself after a frame at a time; nil for never.
    private func nextChange(after time: Double) -> Double? {
        [session.nextDeadline(after: time), DebugFacts.nextDeadline(of: session, debugMemory, after: time)]
            .compactMap { $0 }.min()
    }

    /// The words of the title bar.
    static func title(_ name: String?) -> String { name.map { "\($0) – Vitrine" } ?? "Vitrine" }
}

extension ViewerSettings {
    /// The window's size in points, if the person said nothing.
    private static let usualSize = ViewSize(width: 1280, height: 800)

    fileprivate var startSize: ViewSize {
        windowSize.map { $0.size(in: ViewSpace.self) } ?? Self.usualSize
    }

    fileprivate var loadingLimits: LoadingLimits {
        var picture = PictureLimits(memoryBudget: memoryBudget ?? LoadingLimits.quarterOfMemory)
        if let pixels = decoding.maximumPixels { picture.maximumPixels = pixels }
        if let memory = decoding.decoderMemory { picture.decoderMemory = memory }
        picture.trustsHeaders = decoding.trustsHeaders
        return LoadingLimits(picture: picture, decodeTime: decoding.decodeTime ?? LoadingLimits.usualDecodeTime)
    }
}
