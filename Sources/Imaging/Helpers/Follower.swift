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

    /// Follows the helper to the end.
    func run() -> Outcome {
        do {
            return try follow(opening.wait(milliseconds: limits.openTime))
        } catch {
            return .failed(error)
        }
    }

    private func follow(_ file: OpenedFile) throws(PictureFailure) -> Outcome {
        if let failure = memory.failure(of: file.identity) { throw failure }
        var conversation = HelperConversation(
            limits: wishes.limits(limits.picture), firstLevel: wishes.firstLevel, bounds: wishes.bounds,
            fileBytes: file.byteCount)
        // A spare helper may have been waiting for long; this one's time begins with its picture.
        let deadline = MonotonicClock.milliseconds + limits.decodeTime
        while let message = try nextMessage(before: deadline) {
            switch try conversation.handle(message) {
            case .sendWish: sendWish(file)
            case .makePixels(let info): try makePixels(info)
            case .report(let change): report(change)
            case .finish: return .done
            }
        }
        return .crashed
    }

    /// The next message, or nil when the helper is gone.
    private func nextMessage(before deadline: Double) throws(PictureFailure) -> HelperMessage? {
        let left = deadline - MonotonicClock.milliseconds
        guard left > 0, socket.waitForArrival(milliseconds: min(limits.hangTime, left)) else {
            throw left < limits.hangTime
                ? .tookTooLong(milliseconds: limits.decodeTime) : .hung(milliseconds: limits.hangTime)
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
            limits: wishes.limits(limits.picture))
        send(.open(request), file.descriptor)
    }

    private func makePixels(_ info: PictureInfo) throws(PictureFailure) {
        let (pixels, memory) = try SharedPixels.make(for: info.layout)
        report(.opened(info, pixels))
        send(.map(firstLevel: info.layout.firstLevel), memory)
    }

    /// A helper that is gone is noticed by the next receive, after the last thing that it said.
    private func send(_ message: ViewerMessage, _ descriptor: OwnedDescriptor) {
        try? socket.send(message.encoded(), [descriptor])
    }
}
