internal import Glibc
internal import Synchronization
internal import Wire

/// The helper's end of the connection. When the viewer is gone there is nothing left to do, so the process ends.
final class ViewerConnection: Sendable {
    private let socket: PacketSocket
    private let thumbnails = Mutex<(ThumbnailClaim, OwnedDescriptor)?>(nil)

    init(_ socket: PacketSocket) { self.socket = socket }

    /// Tells the viewer something.
    func send(_ message: HelperMessage) {
        do {
            try socket.send(message.encoded())
        } catch {
            _exit(0)
        }
    }

    /// Says why there is no picture, and ends.
    func fail(_ failure: DecodeFailure) -> Never {
        send(.failed(failure))
        _exit(1)
    }

    /// Waits for the viewer's next message and the descriptor that comes with some; ends when the viewer is gone or talks nonsense.
    func receive() -> (ViewerMessage, OwnedDescriptor?) {
        do {
            guard case .packet(let bytes, let descriptors) = try socket.receive() else { _exit(0) }
            let message = try ViewerMessage(decoding: bytes)
            let expected = message.bringsDescriptor ? 1 : 0
            guard descriptors.count == expected else {
                throw WireError.descriptors(expected: expected, received: descriptors.count)
            }
            if case .thumbnail(let claim) = message, let descriptor = descriptors.first {
                thumbnails.withLock { $0 = (claim, descriptor) }
                return receive()
            }
            return (message, descriptors.first)
        } catch {
            fail(.helperFault(detail: "the viewer's message was wrong: \(error)"))
        }
    }

    /// The thumbnail that the viewer has sent.
    var thumbnail: (ThumbnailClaim, OwnedDescriptor)? { thumbnails.withLock { $0 } }

    /// Whether the viewer has something to say or is gone.
    var hasNews: Bool { socket.waitForArrival(milliseconds: 0) }
}
