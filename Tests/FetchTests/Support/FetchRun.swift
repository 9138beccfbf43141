import Foundation
import TestSupport
import Wire

/// A real fetcher at work, seen from the viewer's end of the connection.
final class FetchRun {
    /// What it said so far, and when, in milliseconds since its order.
    private(set) var messages: [(message: FetchMessage, time: Double)] = []
    /// The descriptors that came, in their order.
    private(set) var files: [OwnedDescriptor] = []
    /// The program itself.
    let process: ChildProcess
    private let socket: PacketSocket
    private let start: Double

    /// The fetcher that was built with these tests.
    static let program = Programs.path("vitrine-fetch")

    /// Starts one and gives it an order. `wrapper` are words before the program's own name.
    init(_ request: FetchRequest, wrapper: [String] = [], environment: [String: String?] = [:]) throws {
        let (ours, theirs) = try PacketSocket.pair()
        socket = ours
        var variables: [String: String?] = [
            "LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no", "http_proxy": nil, "https_proxy": nil, "all_proxy": nil,
            "no_proxy": nil,
        ]
        variables.merge(environment) { $1 }
        process = try ChildProcess(
            wrapper + [Self.program], environment: variables, descriptors: [3: theirs.number])
        withExtendedLifetime(theirs) {}
        start = monotonicMilliseconds()
        try socket.send(FetchOrder.fetch(request).encoded())
    }

    /// Runs one to its end.
    static func whole(
        _ request: FetchRequest, wrapper: [String] = [], environment: [String: String?] = [:],
        within milliseconds: Double = 20_000
    ) throws -> FetchRun {
        let run = try FetchRun(request, wrapper: wrapper, environment: environment)
        _ = try run.wait(within: milliseconds) { _ in false }
        return run
    }

    /// Listens until a message meets a condition, or the fetcher is gone; false when it took too long.
    func wait(within milliseconds: Double = 10_000, until condition: (FetchMessage) -> Bool) throws -> Bool {
        let end = monotonicMilliseconds() + milliseconds
        while monotonicMilliseconds() < end {
            guard socket.waitForArrival(milliseconds: end - monotonicMilliseconds()) else { break }
            guard case .packet(let bytes, let descriptors) = try socket.receive() else { return isOver }
            let message = try FetchMessage(decoding: bytes)
            messages.append((message, monotonicMilliseconds() - start))
            files += descriptors
            if condition(message) { return true }
        }
        return false
    }

    /// Tells it not to wait.
    func tryNow() throws { try socket.send(FetchOrder.tryNow.encoded()) }

    /// Whether it has said its last word.
    var isOver: Bool { end != nil || failure != nil }

    /// How it ended well.
    var end: FetchEnd? {
        for case .done(let end) in messages.map(\.message) { return end }
        return nil
    }

    /// How it ended badly.
    var failure: FetchFailure? {
        for case .failed(let failure) in messages.map(\.message) { return failure }
        return nil
    }

    /// The beginnings of content.
    var starts: [FetchStart] {
        messages.compactMap { if case .started(let start) = $0.message { start } else { nil } }
    }

    /// The pauses.
    var waits: [FetchWait] {
        messages.compactMap { if case .waiting(let wait) = $0.message { wait } else { nil } }
    }

    /// How much was told to have come.
    var counts: [Int] {
        messages.compactMap { if case .received(let count) = $0.message { count } else { nil } }
    }

    /// What is in the file that came last.
    var content: [UInt8]? { files.last.flatMap { Self.bytes(of: $0) } }

    /// All bytes of a file.
    static func bytes(of file: OwnedDescriptor) -> [UInt8]? {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(file.number, &piece, piece.count, off_t(bytes.count))
            if count < 0 { return nil }
            if count == 0 { return bytes }
            bytes += piece.prefix(count)
        }
    }
}
