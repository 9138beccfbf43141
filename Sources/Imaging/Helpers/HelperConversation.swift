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
        /// Tell the viewer's main thread.
        case report(PictureChange)
        /// Tell it that all is there; the conversation is over.
        case finish
    }

    private enum State {
        case starting
        case waitingForSize
        case receiving(LevelCoverage)
        case over
    }

    private let limits: PictureLimits
    private let firstLevel: Int
    private let bounds: PixelSize?
    private let fileBytes: Int
    private var state = State.starting

    /// A conversation about a file of a size, of which the levels from one on are wanted, none larger than the bounds.
    init(limits: PictureLimits, firstLevel: Int, bounds: PixelSize? = nil, fileBytes: Int) {
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
        case (.receiving(let coverage), .done):
            guard coverage.isComplete else { throw .nonsense(detail: "it said that it was done before it was") }
            state = .over
            return .finish
        case (.starting, .failed(let failure)), (.waitingForSize, .failed(let failure)),
            (.receiving, .failed(let failure)):
            state = .over
            throw .decoding(failure)
        case (.starting, _), (.waitingForSize, _), (.receiving, _), (.over, _):
            throw .nonsense(detail: "it sent a message at a wrong time")
        }
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
        state = .receiving(LevelCoverage(layout))
        return PictureInfo(
            layout: layout, format: picture.format, hasAlpha: picture.hasAlpha, notices: picture.notices,
            memoryNotice: MemoryNotice(layout: layout, wantedFirstLevel: wanted, byteLimit: limits.memoryBudget))
    }
}
