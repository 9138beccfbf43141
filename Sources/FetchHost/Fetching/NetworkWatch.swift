internal import CSystem
internal import Glibc
internal import Threading
internal import Wire

/// Whether there is a network, and waiting for one.
struct NetworkWatch: ~Copyable {
    private let changes: OwnedDescriptor?

    init() {
        let descriptor = system_watch_network()
        changes = descriptor >= 0 ? OwnedDescriptor(taking: descriptor) : nil
    }

    /// Whether this machine has an address by which it could reach others. When the system does not say, it has.
    static var hasNetwork: Bool { system_has_network() != 0 }

    /// Whether nobody who could answer can be asked for names. May take as long as the system's patience with name servers.
    static func isNameServiceSilent(for host: String) -> Bool {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var result: UnsafeMutablePointer<addrinfo>?
        let answer = unsafe getaddrinfo(host, nil, &hints, &result)
        if let result = unsafe result { unsafe freeaddrinfo(result) }
        return answer == EAI_AGAIN || answer == EAI_SYSTEM
    }

    /// Waits until there is a network again, looking in such pauses should the system not tell; or until somebody is in a hurry, which is
    /// answered by true.
    func waitForNetwork(pause: Int, hurry: borrowing Doorbell) -> Bool {
        repeat {
            if waitForChange(milliseconds: pause, hurry: hurry) { return true }
        } while !Self.hasNetwork
        return false
    }

    /// Waits until the network has changed for the better, the time is up, or somebody is in a hurry: then true.
    private func waitForChange(milliseconds: Int, hurry: borrowing Doorbell) -> Bool {
        let deadline = MonotonicClock.milliseconds + Double(milliseconds)
        while let wait = Self.left(until: deadline) {
            var requests = [
                pollfd(fd: hurry.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: changes?.number ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            _ = unsafe poll(&requests, 2, wait)
            if requests[0].revents != 0 {
                hurry.silence()
                return true
            }
            if requests[1].revents != 0 {
                forgetChanges()
                if Self.hasNetwork { return false }
            }
        }
        return false
    }

    /// Waits for a time, or until somebody is in a hurry.
    static func wait(milliseconds: Int, hurry: borrowing Doorbell) {
        let deadline = MonotonicClock.milliseconds + Double(milliseconds)
        while let wait = left(until: deadline) {
            var request = pollfd(fd: hurry.descriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&request, 1, wait) > 0 else { continue }
            hurry.silence()
            return
        }
    }

    private static func left(until deadline: Double) -> Int32? {
        let left = deadline - MonotonicClock.milliseconds
        return left > 0 ? Int32(min(left.rounded(.up), 1e9)) : nil
    }

    private func forgetChanges() {
        guard let changes else { return }
        var bytes = [UInt8](repeating: 0, count: 8192)
        while unsafe recv(changes.number, &bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 {}
    }
}
