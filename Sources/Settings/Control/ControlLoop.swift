import Glibc
import JSONText

/// The work of the socket's thread: waits in `poll`, reads requests, sends answers.
struct ControlLoop: ~Copyable {
    /// Nobody needs more at once, and each may hold a megabyte.
    private static let connectionLimit = 64
    /// How long the last answers may take, in milliseconds.
    private static let farewell: Int32 = 500

    private let listener: ControlListener
    private let mailbox: ControlMailbox
    private let wake: @Sendable () -> Void
    private var connections: [ControlConnection] = []
    private var nextClient: UInt64 = 1
    private var nextRequest: UInt64 = 1
    /// Set when the system had no descriptor for a client: it is asked again a little later, not at once for ever.
    private var isShort = false

    init(listener: ControlListener, mailbox: ControlMailbox, wake: @escaping @Sendable () -> Void) {
        self.listener = listener
        self.mailbox = mailbox
        self.wake = wake
    }

    consuming func run() {
        while !turn() {}
        sendLastAnswers()
    }

    /// One round; returns whether it was the last.
    private mutating func turn() -> Bool {
        var requests = [
            pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isShort ? -1 : listener.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        requests += connections.map(\.pollRequest)
        _ = unsafe poll(&requests, nfds_t(requests.count), isShort ? 250 : -1)
        isShort = false
        let (answers, isLast) = mailbox.takeAnswers()
        deliver(answers)
        if isLast { return true }
        for (connection, request) in zip(connections, requests.dropFirst(2)) { connection.serve(request.revents) }
        if requests[1].revents != 0 { acceptClients() }
        collectRequests()
        return false
    }

    private func deliver(_ answers: [ControlMailbox.Answer]) {
        for answer in answers {
            connections.first { $0.id == answer.id.client }?.answer(answer.value, to: answer.id.number)
        }
    }

    private mutating func acceptClients() {
        while true {
            switch listener.accept() {
            case .success(let descriptor) where connections.count >= Self.connectionLimit:
                Self.refuse(descriptor)
            case .success(let descriptor):
                connections.append(ControlConnection(id: nextClient, descriptor: descriptor))
                nextClient += 1
            case .failure(let error):
                isShort = ![EAGAIN, EINTR, ECONNABORTED].contains(error.code)
                return
            }
        }
    }

    /// Says why, as far as a fresh connection takes it at once, and hangs up.
    private static func refuse(_ descriptor: Int32) {
        let answer = ControlAnswer.failure("\(connectionLimit) clients are connected already; close one of them")
        let line = Array((answer.text + "\n").utf8)
        _ = unsafe send(descriptor, line, line.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        close(descriptor)
    }

    private mutating func collectRequests() {
        var requests: [ControlRequest] = []
        for connection in connections {
            guard let command = connection.nextCommand(number: nextRequest) else { continue }
            requests.append(
                ControlRequest(id: ControlRequest.ID(client: connection.id, number: nextRequest), command: command))
            nextRequest += 1
        }
        connections.removeAll { $0.isFinished }
        guard !requests.isEmpty else { return }
        mailbox.put(requests)
        wake()
    }

    private func sendLastAnswers() {
        let end = Self.milliseconds() + Int(Self.farewell)
        while true {
            let waiting = connections.filter(\.hasOutput)
            let left = end - Self.milliseconds()
            if waiting.isEmpty || left <= 0 { return }
            var requests = waiting.map { pollfd(fd: $0.descriptor, events: Int16(POLLOUT), revents: 0) }
            _ = unsafe poll(&requests, nfds_t(requests.count), Int32(left))
            for (connection, request) in zip(waiting, requests) where request.revents != 0 { connection.send() }
        }
    }

    private static func milliseconds() -> Int {
        var now = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &now)
        return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
    }
}
