internal import Geometry
internal import Wire

/// Follows one helper from its first message to its last, on a thread of its own.
struct Follower: Sendable {
    /// How it ended.
    enum Outcome: Sendable {
        case done
        case failed(PictureFailure)
        /// The helper was gone in the middle of the conversation.
        case crashed
    }

    let socket: PacketSocket
    let opening: FileOpening
    let wishes: OpenWishes
    let limits: LoadingLimits
    let memory: FailureMemory
    let report: @Sendable (PictureChange) -> Void
    /// Whether the viewer itself has stopped the helper: then its end says nothing about the file.
    var isAbandoned: @Sendable () -> Bool = { false }
    /// Told what a helper that is ready is kept from.
    var noteProtections: @Sendable (ProtectionCheck) -> Void = { _ in }

    /// Follows the helper to the end.
    func run() -> Outcome {
        do {
            let file = try opening.wait(milliseconds: limits.openTime)
            var frames: SharedFrames?
            let outcome = outcome(file, &frames)
            // A picture whose first frame is there can be shown again, whatever happened to the others.
            if frames == nil, !isAbandoned() { memory.note(outcome, of: file.identity) }
            return outcome
        } catch {
            return .failed(error)
        }
    }

    private func outcome(_ file: OpenedFile, _ frames: inout SharedFrames?) -> Outcome {
        do {
            let outcome = try follow(file, &frames)
            // A helper whose file will not come any further was ended for that.
            if case .crashed = outcome, let failure = file.incoming?.failure { return .failed(failure) }
            return outcome
        } catch {
            return .failed(file.incoming?.failure ?? error)
        }
    }

    private func follow(_ file: OpenedFile, _ frames: inout SharedFrames?) throws(PictureFailure) -> Outcome {
        if let failure = memory.failure(of: file.identity) { throw failure }
        var conversation = HelperConversation(
            limits: wishes.limits(limits.picture), firstLevel: wishes.firstLevel, bounds: wishes.bounds,
            fileBytes: file.byteCount, plays: wishes.plays)
        conversation.grows = file.incoming != nil
        // A spare helper may have been waiting for long; this one's time begins with its picture.
        let deadline = MonotonicClock.milliseconds + limits.decodeTime
        while let message = try nextMessage(frames, file.incoming, before: deadline) {
            if let incoming = file.incoming { conversation.fileBytes = incoming.received }
            if case .ready(let protections, let refusals) = message {
                noteProtections(ProtectionCheck(protections: protections, refusals: refusals))
            }
            switch try conversation.handle(message) {
            case .sendWish: sendWish(file)
            case .makePixels(var info):
                info.fileBytes = file.byteCount
                info.isOutdated = file.isOutdated
                info.modified = file.hasOwnTime ? FileTime(secondsSince1970: file.modified) : nil
                try makePixels(info)
            case .makeFrames(let info, let layout):
                guard let shared = makeFrames(info, layout) else {
                    report(.noticed(.largeFrames))
                    return .done
                }
                frames = shared
                conversation.play(shared)
            case .report(let change): report(change)
            case .starved(let bytes): file.incoming?.noteStarved(at: bytes)
            case .finishAfter(let change):
                report(change)
                return .done
            case .finish: return .done
            case .goOn: break
            }
        }
        return .crashed
    }

    /// The next message, or nil when the helper is gone.
    private func nextMessage(
        _ frames: SharedFrames?, _ incoming: IncomingFile?, before deadline: Double
    ) throws(PictureFailure) -> HelperMessage? {
        if let frames { try waitForArrival(frames) } else { try waitForArrival(incoming, before: deadline) }
        do {
            guard case .packet(let bytes, let descriptors) = try socket.receive() else { return nil }
            guard descriptors.isEmpty else {
                throw WireError.descriptors(expected: 0, received: descriptors.count)
            }
            return try HelperMessage(decoding: bytes)
        } catch {
            throw .nonsense(detail: "\(error)")
        }
    }

    /// Waits for a message that belongs to the picture as it is seen first. The time in which the helper has to wait for bytes does not count.
    private func waitForArrival(_ incoming: IncomingFile?, before deadline: Double) throws(PictureFailure) {
        while true {
            let left = deadline + (incoming?.starvedTime ?? 0) - MonotonicClock.milliseconds
            let isStarved = incoming?.isStarved(within: limits.hangTime) == true
            guard left > 0 || isStarved else { throw .tookTooLong(milliseconds: limits.decodeTime) }
            let patience = isStarved ? limits.hangTime : min(limits.hangTime, left)
            if socket.waitForArrival(milliseconds: patience) { return }
            if incoming?.isStarved(within: limits.hangTime) == true { continue }
            // The helper may have got its bytes in the meantime; then its time runs on.
            guard !isStarved else { continue }
            throw left < limits.hangTime
                ? .tookTooLong(milliseconds: limits.decodeTime) : .hung(milliseconds: limits.hangTime)
        }
    }

    /// Waits for a message while frames are played: as long as the helper has nothing to do there is none, and each frame has a time of
    /// its own.
    private func waitForArrival(_ frames: SharedFrames) throws(PictureFailure) {
        repeat {
            guard frames.mayBeSilent(for: limits.decodeTime) else {
                throw .tookTooLong(milliseconds: limits.decodeTime)
            }
            if socket.waitForArrival(milliseconds: limits.hangTime) { return }
        } while frames.mayBeSilent(for: limits.hangTime)
        throw .hung(milliseconds: limits.hangTime)
    }

    private func sendWish(_ file: OpenedFile) {
        if let thumbnail = file.thumbnail { send(.thumbnail(thumbnail.claim), thumbnail.descriptor) }
        guard let incoming = file.incoming else { return send(.open(request(growing: nil)), file.descriptor) }
        incoming.begin(socket) { growing in send(.open(request(growing: growing)), file.descriptor) }
    }

    private func request(growing: GrowingFile?) -> OpenRequest {
        OpenRequest(
            largestSideFirst: wishes.largestSideFirst, firstLevel: wishes.firstLevel,
            limits: wishes.limits(limits.picture), plays: wishes.plays,
            prefersThumbnail: wishes.prefersThumbnail, growing: growing)
    }

    private func makePixels(_ info: PictureInfo) throws(PictureFailure) {
        let (pixels, memory) = try SharedPixels.make(for: info.layout)
        report(.opened(info, pixels))
        send(.map(firstLevel: info.layout.firstLevel), memory)
    }

    /// Nil when the system has no memory left: the first frame is there all the same.
    private func makeFrames(_ info: AnimationInfo, _ layout: PyramidLayout) -> SharedFrames? {
        guard let (frames, memory) = try? SharedFrames.make(for: info, layout: layout, socket: socket) else {
            return nil
        }
        report(.animated(info, frames))
        send(.mapFrames(slots: info.slots), memory)
        return frames
    }

    /// A helper that is gone is noticed by the next receive, after the last thing that it said.
    private func send(_ message: ViewerMessage, _ descriptor: OwnedDescriptor) {
        try? socket.send(message.encoded(), [descriptor])
    }
}
