public import Album
public import Geometry
import Gestures
public import Localization
public import Navigation

/// What is being viewed: one picture of an album (and what is on the screen as long as there is nothing of it to see), the pictures beside
/// it, how it lies in the window, and what is laid over it. A value: an event and a time in, effects out.
///
/// Times are milliseconds of one clock. A caller that draws frames calls `advance(to:)` once for each, after the events before it.
public struct Session: Hashable, Sendable {
    /// Moves the picture that is on the screen.
    public internal(set) var navigator: Navigator
    /// The picture that was asked for last, whether or not there is something of it to see; nil when there is none.
    public internal(set) var picture: PictureSlot?
    /// What is on the screen instead while there is nothing of it to see: the picture before, or the same one as it was loaded ahead.
    public internal(set) var former: PictureSlot?
    /// Which pictures there are, and which of them is `picture`.
    public internal(set) var album = Album()
    /// Pictures beside the current one: loaded ahead or left a moment ago, with levels up to the window's size only.
    public internal(set) var neighbors: [PictureSlot] = []
    /// The page that was turned away from, as long as it can be seen.
    public internal(set) var leaving: LeavingPage?
    /// The list of all pictures.
    public internal(set) var list: ListState
    /// Whether the list is what the next visitor expects to see first, and not a picture.
    public var startsInList = false
    /// Whether the thumbnails around the current picture are shown beside it.
    public var showsStrip = false
    /// Rings, cards and notices.
    public internal(set) var overlay = OverlayTimeline()
    /// Who gets a finger: what lies above the picture, or the picture.
    var hand = ChromeHand()
    /// Whether somebody touches.
    var presence = Presence()
    /// When nobody has been there for a while; nil when nobody wants to know.
    public var idle: IdleClock?
    /// Pictures that come by themselves.
    public internal(set) var slideshow = Slideshow()
    /// The picture that the slideshow shows next, and of which album.
    var upcoming: [UInt8]?
    var followed: Album?
    /// How long the next picture that comes fades in over the one before, ms; nil when it just replaces it.
    var pendingFade: Double?
    /// Whether files may be moved to the trash.
    public var allowsDelete = false
    /// Which files were.
    var ledger = TrashLedger()
    /// What comes and goes above the picture.
    var chrome = ChromeState()
    /// The panel that says what is known about the picture.
    public internal(set) var information = InformationPanel()
    /// What is written on pictures.
    public var captionChoice = CaptionChoice.auto
    /// What the keys do.
    public var keys = KeyBindings.standard
    /// What gestures do besides moving the picture. Taps that do not zoom must be told in the zoom options too, which `GestureBindings.taps` are.
    public var gestures = GestureBindings()
    /// The language in which everything is said, and after which pages follow each other to the right or to the left. To be set before anything happens.
    public var phrases = Phrasebook.english
    /// Which parts of the debug overlay are drawn.
    public var debug = DebugSwitch()
    /// What the hands did last.
    public internal(set) var recentGestures = RecentGestures()
    /// Whether the window fills the screen.
    public internal(set) var isFullscreen: Bool
    /// The window's size in points.
    public internal(set) var view: ViewSize
    /// Device pixels per point.
    public internal(set) var scale: Double
    /// What the levels of all pictures together may take, in bytes.
    let memoryBudget: Int
    /// Whether nobody can see the window.
    var isHidden = false
    /// The names of an album that are being looked up.
    var listing: Listing?
    /// The number of the album.
    var albumNumber: UInt64 = 0
    /// The sides with a neighbor that the navigator knows of.
    var sides = PageSides()
    private var lastID: UInt64 = 0

    /// Names that are being looked up.
    struct Listing: Hashable, Sendable {
        /// Whether a part of the pictures is known already.
        var isPartlyKnown = false
        /// The opening that turned out to be one of a folder,
        var folder: PictureID?
        /// and what to say if that cannot be listed.
        var folderFailure: LoadingFailure?
    }

    /// A session without a picture.
    public init(
        options: ZoomOptions, motion: MotionSettings = MotionSettings(), view: ViewSize, scale: Double,
        isFullscreen: Bool = false, memoryBudget: Int = .max,
        at time: Double = 0
    ) {
        navigator = Navigator(options: options, motion: motion, view: view, scale: scale)
        list = ListState(ListNavigator(motion: motion, view: view, scale: scale))
        self.view = view
        self.scale = scale
        self.isFullscreen = isFullscreen
        self.memoryBudget = memoryBudget
        overlay.emptied(at: time)
        chrome.setMotion(isReduced: motion.reducesMotion)
    }

    /// The picture that is on the screen.
    public var visible: PictureSlot? { picture?.hasAppeared == true ? picture : former }

    /// Whether that is the picture that was asked for last, at any resolution.
    public var showsPicture: Bool {
        guard let picture, let visible else { return false }
        return visible.id == picture.id || visible.id == picture.standIn
    }

    /// The picture of an opening; nil when nobody wants it any more.
    public func slot(_ id: PictureID) -> PictureSlot? {
        ([picture, former, leaving?.slot].compactMap { $0 } + neighbors).first { $0.id == id }
    }

    /// Takes one event at a time.
    public mutating func handle(_ event: ViewingEvent, at time: Double) -> [ViewingEffect] {
        noteHands(event, at: time)
        var effects = take(event, at: time)
        followPicture(at: time)
        effects += tidyPages(at: time)
        slideStrip(at: time)
        noteView(at: time)
        return effects
    }

    mutating func take(_ event: ViewingEvent, at time: Double) -> [ViewingEffect] {
        switch event {
        case .navigation(let input): takeInput(input, at: time)
        case .areas(let areas): note(areas, at: time)
        case .panelDrawn(let measures): note(measures)
        case .key(let press): handle(press, at: time)
        case .command(let command): handleCommand(command, at: time)
        case .list(let command): handle(command, at: time)
        case .open(let path): openAlbum([path], at: time)
        case .openAll(let paths): openAlbum(paths, at: time)
        case .album(let number, let update, let trouble): take(update, trouble, of: number, at: time)
        case .loading(let id, let event): handle(event, of: id, at: time)
        case .sidecar(let id, let sidecar): take(sidecar, of: id, at: time)
        case .remark(let text): remark(text, at: time)
        case .fullscreenChanged(let isFullscreen): note(isFullscreen: isFullscreen)
        case .visibilityChanged(let isVisible): note(isHidden: !isVisible, at: time)
        case .stir: []
        case .trashing(let event): take(event, at: time)
        }
    }

    /// The time of a frame: what moves by itself moves there.
    @discardableResult
    public mutating func advance(to time: Double) -> [ViewingEffect] {
        // Gestures that time alone completes turn no pages; that is done by events.
        let gestures = navigator.advance(to: time)
        note(gestures, at: time)
        advanceList(to: time)
        information.scroll.advance(to: time)
        let effects = gestures.reduce([]) { $0 + performBound($1, at: time) }
        noteView(at: time)
        return effects + tidyPages(at: time)
    }

    /// The next time at which something changes by itself, after the frame at `time`; nil for never. While the picture moves a frame is
    /// due at once: see `isMoving`.
    public func nextDeadline(after time: Double) -> Double? {
        [
            navigator.nextDeadline, list.isOpen ? list.navigator.nextDeadline : nil, overlay.nextDeadline(after: time),
            playbackDeadline, chromeDeadline(after: time), timeDeadline(after: time),
        ].compactMap { $0 }.min()
    }

    /// Whether `advance(to:)` would change anything at a time: the picture moves by itself, or a finger's time has run out. Such a frame
    /// must be presented, and only then may the session be advanced.
    public func isFrameDue(at time: Double) -> Bool {
        isMoving || navigator.nextDeadline.map { $0 <= time } ?? false
            || list.isOpen && list.navigator.nextDeadline.map { $0 <= time } ?? false
    }

    /// Whether the picture moves by itself, so that every frame must be drawn.
    public var isMoving: Bool {
        navigator.isMoving || information.scroll.isMoving || list.isMoving || isStripMoving
    }

    /// A new name for an opening of a file.
    mutating func nextID() -> PictureID { PictureID(nextNumber()) }

    /// A number that was not used before.
    mutating func nextNumber() -> UInt64 {
        lastID += 1
        return lastID
    }

    mutating func navigate(_ input: NavigationInput, at time: Double) -> [ViewingEffect] {
        switch input {
        case .resize(let view, let scale):
            self.view = view
            self.scale = scale
            _ = list.navigator.handle(input, at: time)
        case .reducedMotion: _ = list.navigator.handle(input, at: time)
        default: break
        }
        if case .reducedMotion(let isReduced) = input { chrome.setMotion(isReduced: isReduced) }
        let held = navigator.isHeld ? navigator.heldCamera : nil
        let gestures = navigator.handle(input, at: time)
        note(gestures, at: time)
        let effects = gestures.reduce([.navigated(input)]) {
            $0 + turnPage($1, at: time) + performBound($1, at: time)
        }
        return effects + driftAfter(input, at: time) + leaveIfSmall(held, input, at: time)
    }

    mutating func handleCommand(_ command: ViewingCommand, at time: Double) -> [ViewingEffect] {
        switch command {
        case .toggleFullscreen:
            isFullscreen.toggle()
            return [.setFullscreen(isFullscreen)]
        case .step(let step):
            return go(step, at: time)
        case .stepOrMove(let step, let movement):
            // A finger that is down will say by itself what it wants.
            guard navigator.isHome && navigator.isSettled || navigator.isDrifting else {
                return navigate(.command(movement), at: time)
            }
            return go(phrases.isRightToLeft ? step.mirrored : step, at: time)
        case .reload:
            guard let picture else { return [] }
            return [.forgetFailures] + dropUnfinishedNeighbors()
                + open(picture.path, keepsView: true, isAnew: true, at: time)
        case .paste:
            return [.paste]
        case .togglePlayback:
            return playOrPause(at: time)
        case .stepFrame(let count):
            return stepFrame(by: count)
        case .toggleDebug:
            debug.toggle()
            return []
        case .toggleList:
            return toggleList(at: time)
        case .toggleKeys:
            return toggleKeyList(at: time)
        case .toggleInformation:
            return toggleInformation()
        case .toggleSlideshow: return toggleSlideshow(at: time)
        case .copyPicture: return copyPicture(at: time)
        case .copyPath: return copyPath(at: time)
        case .openWithSystem: return openWithSystem(at: time)
        case .trash: return trash(at: time)
        case .undo: return undo(at: time)
        case .moveFocus(let count):
            return moveFocus(by: count, wraps: true, at: time)
        case .activateFocus:
            return activateFocus(at: time)
        case .leave:
            return leaveChrome(at: time) || closeInformation() ? [] : [.quit]
        case .quit:
            return [.quit]
        }
    }

    private mutating func note(_ gestures: [DiscreteGesture], at time: Double) {
        recentGestures.add(gestures, at: time)
        noteForControls(usual(gestures), at: time)
    }

    private mutating func remark(_ text: String, at time: Double) -> [ViewingEffect] {
        overlay.noticed(text, at: time)
        return []
    }

    private mutating func note(isFullscreen: Bool) -> [ViewingEffect] {
        self.isFullscreen = isFullscreen
        return []
    }
}
