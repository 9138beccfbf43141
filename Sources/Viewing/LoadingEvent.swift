public import Geometry

/// What becomes of a picture that is being loaded.
public enum LoadingEvent: Hashable, Sendable {
    /// A helper has been given to it; before this it waits for one.
    case opening
    /// Its file is open and its size known. May come again, when a helper has died and another one has begun anew.
    case opened(PictureFacts)
    /// These rows of a level are written; in a later pass again, and better.
    case rows(level: Int, Range<Int>, pass: Int = 0)
    /// The person should know this of it, in sentences.
    case noticed([String])
    /// Its file is damaged, or ended before the picture did.
    case incomplete
    /// This is what its file says beside its pixels, in place of what it said before.
    case metadata(PictureDetails)
    /// The fraction done, nil when nobody knows.
    case progress(Double?)
    /// It moves, and its first frame is all there. If the others were asked for too, they come one by one, and this takes the place of `done`.
    case animated(PlaybackFacts)
    /// A frame is there.
    case frame(FrameArrival)
    /// There are only so many frames after all.
    case shortened(frames: Int)
    /// No more frames will come, for a reason in a sentence; those that are there stay.
    case stopped(String)
    /// All is written.
    case done
    /// It cannot be shown.
    case failed(LoadingFailure)
}

/// Why a picture cannot be shown, in words.
public struct LoadingFailure: Hashable, Sendable {
    /// What a person reads on the screen.
    public var card: OverlayCard
    /// The same in one line, with the file's name, for the control socket.
    public var sentence: String
    /// What kind of failure it is.
    public var kind: Kind

    /// What a failure means for what comes next.
    public enum Kind: Hashable, Sendable {
        /// The file is to blame, and another try would end the same way.
        case lasting
        /// There is no memory or nothing else left at the moment.
        case passing
        /// It is no file but a folder.
        case folder
    }

    /// A failure in words.
    public init(card: OverlayCard, sentence: String, kind: Kind = .lasting) {
        self.card = card
        self.sentence = sentence
        self.kind = kind
    }
}

/// What is known of a picture as soon as its header is read.
public struct PictureFacts: Hashable, Sendable {
    /// Upright, in pixels.
    public var size: PixelSize
    /// The finest level that is stored.
    public var firstLevel: Int
    /// The format's short name in lower case, as "jpeg".
    public var format: String
    /// Whether a pixel may be transparent.
    public var hasAlpha: Bool
    /// Whether it is known to move.
    public var isAnimated = false
    /// Remarks in words, such as what is not quite right with the file.
    public var notices: [String]
    /// Bytes of its file; 0 where nobody knows.
    public var fileBytes = 0
    /// When its file was changed last, by the clocks of this place; nil where nobody knows.
    public var modified: PictureDate?

    /// What a header says.
    public init(size: PixelSize, firstLevel: Int = 0, format: String, hasAlpha: Bool, notices: [String] = []) {
        self.size = size
        self.firstLevel = firstLevel
        self.format = format
        self.hasAlpha = hasAlpha
        self.notices = notices
    }
}
