internal import Glibc
internal import Wire

/// The helper's end of the connection. When the viewer is gone there is nothing left to do, so the process ends.
final class ViewerConnection: Sendable {
    private let socket: PacketSocket

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
            return (message, descriptors.first)
        } catch {
            fail(.helperFault(detail: "the viewer's message was wrong: \(error)"))
        }
    }

    /// Whether the viewer has something to say or is gone.
    var hasNews: Bool { socket.waitForArrival(milliseconds: 0) }
}
