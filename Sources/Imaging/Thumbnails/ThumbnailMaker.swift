internal import Geometry
internal import Synchronization
internal import Wire

/// Makes one thumbnail after another: from what the desktop has, else from the picture itself. Waits for files and helpers.
struct ThumbnailMaker: Sendable {
    /// What a helper has made of a picture so far.
    private struct Making {
        var info: PictureInfo?
        var pixels: SharedPixels?
    }

    /// A picture larger than its thumbnail by less than a factor of two, with its halvings.
    private static let mostBytes = 16 << 20
    /// ms. A thumbnail that takes longer is not worth the wait.
    private static let decodeTime = 20_000.0

    private let limits: LoadingLimits
    private let cache: ThumbnailCache?
    private let memory = FailureMemory(mostCrashes: 1)

    init(limits: LoadingLimits, cache: ThumbnailCache?) {
        var limits = limits
        limits.decodeTime = min(limits.decodeTime, Self.decodeTime)
        self.limits = limits
        self.cache = cache
    }

    /// Makes the thumbnail of a wish; nil when it has been delivered, or when nobody wants it any more.
    func make(
        _ wish: ThumbnailWish, takeHelper: () throws(PictureFailure) -> Helper,
        isAbandoned: @escaping @Sendable () -> Bool, deliver: (Result<ThumbnailImage, PictureFailure>) -> Void
    ) -> Result<ThumbnailImage, PictureFailure>? {
        do {
            var file = try open(wish.path)
            var facts = ThumbnailFacts(path: wish.path, file)
            let found = cache?.find(wish, file)
            file.thumbnail = found?.thumbnail
            var made = try follow(file, wish, try takeHelper(), isAbandoned)
            if isAbandoned() { return nil }
            if case .failure = made.outcome, file.thumbnail != nil {
                // The thumbnail may be to blame, not the picture.
                file.thumbnail = nil
                made = try follow(file, wish, try takeHelper(), isAbandoned)
                if isAbandoned() { return nil }
            } else if found?.isFailure == true, made.isThumbnail {
                return .failure(.decoding(.damaged(detail: "it could not be shown before")))
            }
            deliver(made.outcome)
            facts.picture = made.picture
            keep(made, wish, facts)
            return nil
        } catch {
            return isAbandoned() ? nil : .failure(error)
        }
    }

    private func open(_ path: [UInt8]) throws(PictureFailure) -> OpenedFile {
        let opening = FileOpening { Result { () throws(PictureFailure) in try OpenedFile(path: path) } }
        return try opening.wait(milliseconds: limits.openTime)
    }

    /// What has come of one helper.
    private struct Made {
        let outcome: Result<ThumbnailImage, PictureFailure>
        /// Whether it is the desktop's thumbnail rather than the picture.
        let isThumbnail: Bool
        let picture: (size: PixelSize, format: String)?
    }

    private func follow(
        _ file: OpenedFile, _ wish: ThumbnailWish, _ helper: Helper, _ isAbandoned: @escaping @Sendable () -> Bool
    ) throws(PictureFailure) -> Made {
        let making = Mutex(Making())
        let bounds = wish.size.bounds
        var wishes = OpenWishes(largestSideFirst: wish.size.side, bounds: bounds, byteLimit: Self.mostBytes)
        wishes.prefersThumbnail = file.thumbnail != nil
        let follower = Follower(
            socket: helper.socket, opening: FileOpening { .success(file) }, wishes: wishes, limits: limits,
            memory: memory,
            report: { change in
                guard case .opened(let info, let pixels) = change else { return }
                making.withLock { $0 = Making(info: info, pixels: pixels) }
            }, isAbandoned: isAbandoned)
        let outcome = follower.run()
        helper.process.kill()
        helper.process.waitForEnd()
        let made = making.withLock { $0 }
        let isThumbnail = made.info?.format == OpenedPicture.thumbnail
        return Made(
            outcome: image(outcome, made, wish.size), isThumbnail: isThumbnail,
            picture: made.info.map { ($0.size, $0.format) })
    }

    private func image(
        _ outcome: Follower.Outcome, _ made: Making, _ size: ThumbnailSize
    ) -> Result<ThumbnailImage, PictureFailure> {
        switch outcome {
        case .crashed: return .failure(.crashed)
        case .failed(let failure): return .failure(failure)
        case .done: break
        }
        guard let pixels = made.pixels, let level = pixels.layout.levels.first else {
            return .failure(.nonsense(detail: "it made no picture"))
        }
        // A level may be smaller than the thumbnail could be.
        let largest = size.size(of: pixels.layout.size)
        let fits = largest.width <= level.size.width && largest.height <= level.size.height
        let target = fits ? largest : size.size(of: level.size)
        guard let image = ThumbnailImage(pixels, level: level.index, size: target) else {
            return .failure(.nonsense(detail: "it made no picture"))
        }
        return .success(image)
    }

    private func keep(_ made: Made, _ wish: ThumbnailWish, _ facts: ThumbnailFacts) {
        guard !made.isThumbnail else { return }
        switch made.outcome {
        case .success(let image): cache?.keep(image, as: wish.size, of: facts)
        // What is the machine's fault, or the moment's, may be better the next time.
        case .failure(.decoding(.damaged)), .failure(.decoding(.unsupported)), .failure(.decoding(.notAPicture)),
            .failure(.crashed):
            cache?.keepFailure(of: facts)
        case .failure: break
        }
    }
}
