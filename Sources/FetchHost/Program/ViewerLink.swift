internal import Glibc
internal import Threading
internal import Wire

/// The fetcher's end of the connection. When the viewer is gone there is nobody to fetch for, so the process ends.
final class ViewerLink: Sendable {
    private let socket: PacketSocket
    /// Rings when the viewer wants the next try at once.
    let hurry: Doorbell

    init(_ socket: PacketSocket) throws(ThreadError) {
        self.socket = socket
        hurry = try Doorbell()
    }

    /// Waits for what to fetch; ends when the viewer is gone or talks nonsense.
    func receiveRequest() -> FetchRequest {
        do {
            guard case .packet(let bytes, let descriptors) = try socket.receive() else { _exit(0) }
            guard descriptors.isEmpty else { throw WireError.descriptors(expected: 0, received: descriptors.count) }
            guard case .fetch(let request) = try FetchOrder(decoding: bytes) else {
                throw WireError.invalidField("first order")
            }
            return request
        } catch {
            fail(.helperFault(detail: "the viewer's message was wrong: \(error)"))
        }
    }

    /// From now on listens, on a thread of its own, to orders and to the viewer's end.
    func listen() {
        let isStarted = DetachedThread.start { [self] in
            while case .packet(let bytes, _)? = try? socket.receive() {
                if case .tryNow? = try? FetchOrder(decoding: bytes) { hurry.ring() }
            }
            _exit(0)
        }
        if !isStarted { fail(.helperFault(detail: "no thread could be started")) }
    }

    /// Tells the viewer something.
    func send(_ message: FetchMessage, _ descriptors: [OwnedDescriptor] = []) {
        do {
            try socket.send(message.encoded(), descriptors)
        } catch {
            _exit(0)
        }
    }

    /// Tells the viewer something that is not worth waiting for; false when it has not read the earlier messages.
    func offer(_ message: FetchMessage) -> Bool { socket.offer(message.encoded()) }

    /// Says why there will be nothing, and ends.
    func fail(_ failure: FetchFailure) -> Never {
        send(.failed(failure))
        _exit(1)
    }
}
