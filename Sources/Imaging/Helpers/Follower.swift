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
        do { return try follow(file, &frames) } catch { return .failed(error) }
    }

    private func follow(_ file: OpenedFile, _ frames: inout SharedFrames?) throws(PictureFailure) -> Outcome {
        if let failure = memory.failure(of: file.identity) { throw failure }
        var conversation = HelperConversation(
            limits: wishes.limits(limits.picture), firstLevel: wishes.firstLevel, bounds: wishes.bounds,
            fileBytes: file.byteCount, plays: wishes.plays)
        // A spare helper may have been waiting for long; this one's time begins with its picture.
        let deadline = MonotonicClock.milliseconds + limits.decodeTime
        while let message = try nextMessage(frames, before: deadline) {
            if case .ready(let protections, let refusals) = message {
                noteProtections(ProtectionCheck(protections: protections, refusals: refusals))
            }
            switch try conversation.handle(message) {
            case .sendWish: sendWish(file)
            case .makePixels(var info):
                info.fileBytes = file.byteCount
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
        _ frames: SharedFrames?, before deadline: Double
    ) throws(PictureFailure) -> HelperMessage? {
        if let frames { try waitForArrival(frames) } else { try waitForArrival(before: deadline) }
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

    /// Waits for a message that belongs to the picture as it is seen first.
    private func waitForArrival(before deadline: Double) throws(PictureFailure) {
        let left = deadline - MonotonicClock.milliseconds
        guard left > 0, socket.waitForArrival(milliseconds: min(limits.hangTime, left)) else {
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
        let request = OpenRequest(
            largestSideFirst: wishes.largestSideFirst, firstLevel: wishes.firstLevel,
            limits: wishes.limits(limits.picture), plays: wishes.plays,
            prefersThumbnail: wishes.prefersThumbnail)
        if let thumbnail = file.thumbnail { send(.thumbnail(thumbnail.claim), thumbnail.descriptor) }
        send(.open(request), file.descriptor)
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
