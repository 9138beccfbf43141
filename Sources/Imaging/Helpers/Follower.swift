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
    /// Told what a helper that is ready is kept from.
    var noteProtections: @Sendable (ProtectionCheck) -> Void = { _ in }

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
            fileBytes: file.byteCount)
        while let message = try nextMessage() {
            if case .ready(let protections, let refusals) = message {
                noteProtections(ProtectionCheck(protections: protections, refusals: refusals))
            }
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
    private func nextMessage() throws(PictureFailure) -> HelperMessage? {
        guard socket.waitForArrival(milliseconds: limits.hangTime) else {
            throw .hung(milliseconds: limits.hangTime)
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
        if let thumbnail = file.thumbnail { send(.thumbnail(thumbnail.claim), thumbnail.descriptor) }
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
