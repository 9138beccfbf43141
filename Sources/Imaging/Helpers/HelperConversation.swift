internal import Geometry
internal import Wire

/// What the viewer makes of a helper's messages: it believes nothing, checks everything, and says what to do next.
struct HelperConversation {
    /// What to do next.
    enum Action {
        /// Send the wish and the file.
        case sendWish
        /// Make memory for the picture and send it.
        case makePixels(PictureInfo)
        /// Make memory for frames with this layout and send it; then call `play`.
        case makeFrames(AnimationInfo, PyramidLayout)
        /// Tell the viewer's main thread.
        case report(PictureChange)
        /// Tell it, and then that all is there; the conversation is over.
        case finishAfter(PictureChange)
        /// Nothing.
        case goOn
        /// Tell it that all is there; the conversation is over.
        case finish
    }

    private enum State {
        case starting
        case waitingForSize
        case receiving(LevelCoverage)
        /// Waiting for `play`.
        case preparing
        case playing(SharedFrames, missing: Int)
        case over
    }

    private let limits: PictureLimits
    private let firstLevel: Int
    private let bounds: PixelSize?
    private let fileBytes: Int
    private let plays: Bool
    private var layout: PyramidLayout?
    private var state = State.starting
    /// What the file says beside its pixels, as far as it has come; nil once all has.
    private var metadata: [MetadataItem]? = []

    /// A conversation about a file of a size, of which the levels from one on are wanted, none larger than the bounds; and all frames, if
    /// it is to be played.
    init(limits: PictureLimits, firstLevel: Int, bounds: PixelSize? = nil, fileBytes: Int, plays: Bool = false) {
        self.plays = plays
        self.limits = limits
        self.firstLevel = firstLevel
        self.bounds = bounds
        self.fileBytes = fileBytes
    }

    /// Takes the next message. Throws what the helper reports, or that it talks nonsense; then the conversation is over.
    mutating func handle(_ message: HelperMessage) throws(PictureFailure) -> Action {
        switch (state, message) {
        case (.starting, .ready):
            state = .waitingForSize
            return .sendWish
        case (.waitingForSize, .opened(let picture)):
            return .makePixels(try accept(picture))
        case (.receiving(var coverage), .rows(let rows)):
            try coverage.note(rows)
            state = .receiving(coverage)
            return .report(.rows(rows))
        case (.waitingForSize, .progress(let fraction)), (.receiving, .progress(let fraction)):
            return .report(.progress(fraction))
        case (.receiving, .noticed(let notices)):
            return .report(.noticed(notices))
        case (.receiving, .metadata(let part)):
            return try accept(part)
        case (.receiving(let coverage), .animated(let facts)):
            return try accept(facts, after: coverage)
        case (.playing, .progress):
            return .goOn
        case (.playing, .noticed(let notices)):
            return .report(.noticed(notices))
        case (.playing(let frames, let missing), .frame(let frame)):
            guard try frames.note(frame) else { return .goOn }
            state = .playing(frames, missing: missing - 1)
            return .report(.frame(frame))
        case (.playing(let frames, let missing), .shortened(let count)):
            let before = frames.frameCount
            try frames.shorten(to: count)
            state = .playing(frames, missing: missing - (before - count))
            return .report(.shortened(frames: count))
        case (.playing(_, let missing), .done):
            guard missing <= 0 else { throw .nonsense(detail: "it said that it was done before it was") }
            state = .over
            return .finish
        case (.receiving(let coverage), .done):
            guard coverage.isComplete else { throw .nonsense(detail: "it said that it was done before it was") }
            state = .over
            return .finish
        case (.starting, .failed(let failure)), (.waitingForSize, .failed(let failure)),
            (.receiving, .failed(let failure)), (.playing, .failed(let failure)):
            state = .over
            throw .decoding(failure)
        case (.starting, _), (.waitingForSize, _), (.receiving, _), (.preparing, _), (.playing, _), (.over, _):
            throw .nonsense(detail: "it sent a message at a wrong time")
        }
    }

    /// The frames have a place.
    mutating func play(_ frames: SharedFrames) { state = .playing(frames, missing: frames.frameCount - 1) }

    /// The last part is followed by no other one.
    private mutating func accept(_ part: MetadataPart) throws(PictureFailure) -> Action {
        guard var items = metadata, items.count + part.items.count <= MetadataItem.most else {
            throw .nonsense(detail: "it said too much about the picture")
        }
        items += part.items.map(\.readable)
        metadata = part.isLast ? nil : items
        return part.isLast ? .report(.metadata(items)) : .goOn
    }

    /// The viewer decides by itself how much memory frames may have: what the picture leaves of its budget.
    private mutating func accept(
        _ facts: AnimationFacts, after coverage: LevelCoverage
    ) throws(PictureFailure) -> Action {
        guard let layout, coverage.isComplete else {
            throw .nonsense(detail: "it spoke of frames before there was one")
        }
        guard plays else { return .report(.animated(AnimationInfo(facts), nil)) }
        let room = limits.memoryBudget - layout.byteCount
        guard let info = AnimationInfo(facts, frameBytes: layout.byteCount, room: room) else {
            state = .over
            return .finishAfter(.noticed(.largeFrames))
        }
        state = .preparing
        return .makeFrames(info, layout)
    }

    /// The viewer computes the layout by itself, from nothing but the size.
    private mutating func accept(_ picture: OpenedPicture) throws(PictureFailure) -> PictureInfo {
        let layout: PyramidLayout
        let wanted = max(firstLevel, bounds.map { PyramidLayout.firstLevel(of: picture.size, within: $0) } ?? 0)
        do {
            layout = try limits.layout(size: picture.size, firstLevel: wanted, fileBytes: fileBytes)
        } catch {
            throw .decoding(error)
        }
        guard layout.levelCount == picture.levels else {
            throw .nonsense(detail: "it counted \(picture.levels) levels instead of \(layout.levelCount)")
        }
        self.layout = layout
        state = .receiving(LevelCoverage(layout))
        return PictureInfo(
            layout: layout, format: picture.format, hasAlpha: picture.hasAlpha, notices: picture.notices,
            memoryNotice: MemoryNotice(layout: layout, wantedFirstLevel: wanted, byteLimit: limits.memoryBudget))
    }
}
