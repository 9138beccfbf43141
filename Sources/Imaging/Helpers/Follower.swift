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
    let report: @Sendable (PictureChange) -> Void

    /// Follows the helper to the end.
    func run() -> Outcome {
        do {
            return try follow(opening.wait(milliseconds: limits.openTime))
        } catch {
            return .failed(error)
        }
    }

    private func follow(_ file: OpenedFile) throws(PictureFailure) -> Outcome {
        var conversation = HelperConversation(
            limits: wishes.limits(limits.picture), firstLevel: wishes.firstLevel, bounds: wishes.bounds,
            fileBytes: file.byteCount, plays: wishes.plays)
        var frames: SharedFrames?
        while let message = try nextMessage(frames) {
            switch try conversation.handle(message) {
            case .sendWish: sendWish(file)
            case .makePixels(let info): try makePixels(info)
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

    /// The next message, or nil when the helper is gone. While it is played there is none as long as the helper has nothing to do.
    private func nextMessage(_ frames: SharedFrames?) throws(PictureFailure) -> HelperMessage? {
        while !socket.waitForArrival(milliseconds: limits.hangTime) {
            guard let frames, frames.mayBeSilent(for: limits.hangTime) else {
                throw .hung(milliseconds: limits.hangTime)
            }
        }
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

    private func sendWish(_ file: OpenedFile) {
        let request = OpenRequest(
            largestSideFirst: wishes.largestSideFirst, firstLevel: wishes.firstLevel,
            limits: wishes.limits(limits.picture), plays: wishes.plays)
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
