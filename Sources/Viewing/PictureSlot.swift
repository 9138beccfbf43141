public import Geometry
import Localization
public import Tiling
import Wording

/// One picture of a session and what has become of it so far.
public struct PictureSlot: Hashable, Sendable {
    /// How far it is, as the control socket names it.
    public enum Loading: String, Hashable, Sendable {
        /// For a helper.
        case waiting
        case opening
        case decoding
        case done
        case failed
    }

    /// Which opening of a file.
    public let id: PictureID
    /// The file, byte for byte. It changes when the file is renamed.
    public private(set) var path: [UInt8]
    /// The file's name without its folders, to be read by people.
    public private(set) var name: String
    /// Whether the view of the former picture is kept when this one has the same size: it is the same file, read again.
    let keepsView: Bool
    /// What its levels may take in memory, as long as their sizes are not known.
    let byteLimit: Int
    /// The opening, loaded ahead, that is shown until this one is finer.
    var standIn: PictureID?
    /// Whether the file has changed since it was opened.
    var isStale = false
    /// Whether it was opened because the file has changed, not because somebody asked for it.
    var isRefresh = false
    /// Whether the card of the failure before is on the screen until something of the picture can be seen.
    var replacesCard = false
    /// Whether its file ended too early, or was damaged.
    var isIncomplete = false

    /// How far it is.
    public internal(set) var loading = Loading.waiting
    /// The fraction done, nil when nobody knows.
    public internal(set) var progress: Double?
    /// What the header says, once it is known.
    public internal(set) var facts: PictureFacts?
    /// Its levels, once their sizes are known.
    public internal(set) var pyramid: Pyramid?
    /// The rows that can be shown.
    public internal(set) var written = WrittenRows()
    /// Whether it has been put on the screen.
    public internal(set) var hasAppeared = false
    /// How it moves; nil when it does not, or not yet.
    public internal(set) var playback: Playback?
    /// Whether it took the place of an opening whose decoder ended while it was played.
    var isSecondTry = false
    /// What its file says beside its pixels, once that is known.
    public internal(set) var details: PictureDetails?
    /// What lies beside its file, once that is known.
    public internal(set) var sidecar: PictureSidecar?
    /// Whether it has been asked for that.
    var hasAskedForSidecar = false
    /// Why it cannot be shown.
    public internal(set) var failure: LoadingFailure?

    init(
        id: PictureID, path: [UInt8], keepsView: Bool = false, byteLimit: Int = 0, standIn: PictureID? = nil,
        phrases: Phrasebook
    ) {
        self.id = id
        self.path = path
        name = FileName.readable(path, standardInput: phrases(.standardInput))
        self.keepsView = keepsView
        self.byteLimit = byteLimit
        self.standIn = standIn
    }

    /// Whether a file that goes on being written may become better than this.
    var lacksSomething: Bool { failure != nil || isIncomplete }

    /// Takes the new name of the file, if it has one.
    mutating func follow(_ renamed: [[UInt8]: [UInt8]]) {
        guard let path = renamed[path] else { return }
        self.path = path
        name = FileName.readable(path)
    }

    /// Whether some level is there as a whole, so that the picture can be painted without a hole.
    var canBePainted: Bool { finestWholeLevel != nil }

    /// Whether enough rows of some level have come to be worth looking at where there is nothing else to see.
    var hasBegun: Bool {
        guard let pyramid else { return false }
        return pyramid.levels.contains { written.count(ofLevel: $0) * 8 >= pyramid.levelSizes[$0].height }
    }

    /// The finest level that is there as a whole.
    var finestWholeLevel: Int? {
        guard let pyramid else { return nil }
        return pyramid.levels.first { written.contains(0..<pyramid.levelSizes[$0].height, level: $0) }
    }
}
