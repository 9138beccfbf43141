internal import CSystem
internal import Glibc

/// One end of the connection between the viewer and a helper. Packets keep their borders and may bring descriptors.
public final class PacketSocket: Sendable {
    /// What came in.
    public enum Arrival: Sendable {
        /// A packet and the descriptors that it brought.
        case packet([UInt8], [OwnedDescriptor])
        /// The other end is gone.
        case end
    }

    private let descriptor: OwnedDescriptor

    /// Takes over a connected socket.
    public init(taking descriptor: OwnedDescriptor) { self.descriptor = descriptor }

    /// The socket's number, for handing it to another process.
    public var number: Int32 { descriptor.number }

    /// The socket that this process was started with under a number; nil when there is none that keeps packets apart.
    public static func inherited(_ number: Int32) -> PacketSocket? {
        var kind: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        guard unsafe getsockopt(number, SOL_SOCKET, SO_TYPE, &kind, &length) == 0,
            kind == Int32(SOCK_SEQPACKET.rawValue)
        else { return nil }
        return PacketSocket(taking: OwnedDescriptor(taking: number))
    }

    /// Two connected ends.
    public static func pair() throws(WireError) -> (PacketSocket, PacketSocket) {
        var ends: [Int32] = [-1, -1]
        let result = unsafe system_socket_pair(&ends)
        guard result == 0 else { throw .connection(errno: -result) }
        return (
            PacketSocket(taking: OwnedDescriptor(taking: ends[0])),
            PacketSocket(taking: OwnedDescriptor(taking: ends[1]))
        )
    }

    /// Sends a packet; waits while the other end has not read the earlier ones.
    public func send(_ bytes: [UInt8], _ descriptors: [OwnedDescriptor] = []) throws(WireError) {
        let numbers = descriptors.map(\.number)
        let result = unsafe system_send_packet(descriptor.number, bytes, bytes.count, numbers, numbers.count)
        withExtendedLifetime(descriptors) {}
        guard result == 0 else { throw .connection(errno: -result) }
    }

    /// Sends a packet if that is possible at once; false when the other end has not read the earlier ones. That the other end is gone is
    /// noticed by who receives.
    public func offer(_ bytes: [UInt8]) -> Bool {
        unsafe system_offer_packet(descriptor.number, bytes, bytes.count) != -EAGAIN
    }

    /// Waits for the next packet.
    public func receive() throws(WireError) -> Arrival {
        var bytes = [UInt8](repeating: 0, count: Packet.mostBytes)
        // Room for one more than is allowed, so that too many can be told.
        var numbers = [Int32](repeating: -1, count: Packet.mostDescriptors + 1)
        var count = 0
        let length = unsafe system_receive_packet(
            descriptor.number, &bytes, bytes.count, &numbers, numbers.count, &count)
        let descriptors = numbers.prefix(count).map { OwnedDescriptor(taking: $0) }
        if length == -Int(EMSGSIZE) { throw .tooLong }
        guard length >= 0 else { throw .connection(errno: Int32(-length)) }
        // An empty packet and the end look alike; no message is empty.
        guard length > 0 else { return .end }
        guard count <= Packet.mostDescriptors else {
            throw .descriptors(expected: Packet.mostDescriptors, received: count)
        }
        return .packet(Array(bytes.prefix(length)), descriptors)
    }

    /// Waits until there is something to receive or the other end is gone; false when the time ran out first.
    public func waitForArrival(milliseconds: Double) -> Bool {
        let deadline = MonotonicClock.milliseconds + milliseconds
        while true {
            var request = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
            let left = min(max(deadline - MonotonicClock.milliseconds, 0).rounded(.up), 1e9)
            let result = unsafe poll(&request, 1, Int32(left))
            if result > 0 { return true }
            if result == 0 || errno != EINTR { return false }
        }
    }
}
