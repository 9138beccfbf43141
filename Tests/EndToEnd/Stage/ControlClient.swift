import Foundation
import TestSupport

/// One connection to a viewer's control socket: a request a line, an answer a line.
@MainActor
final class ControlClient {
    private let socket: Descriptor
    private var received: [UInt8] = []

    init(path: String) throws { socket = try Descriptor.connected(to: path) }

    /// Sends a request and returns its answer, whether or not it is `ok`.
    func answer(to request: [String: Any], within milliseconds: Double = 5000) throws -> [String: Any] {
        let line = try JSONSerialization.data(withJSONObject: request)
        try socket.write(Array(line) + [0x0a])
        let data = Data(try receiveLine(within: milliseconds))
        guard let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw Trouble("The answer is no object: \(String(decoding: data, as: UTF8.self))")
        }
        return answer
    }

    /// Sends a request that must succeed.
    @discardableResult
    func perform(
        _ command: String, _ fields: [String: Any] = [:], within milliseconds: Double = 5000
    ) throws -> [String: Any] {
        let answer = try answer(to: fields.merging(["do": command]) { mine, _ in mine }, within: milliseconds)
        guard answer["ok"] as? Bool == true else {
            throw Trouble("\(command) was refused: \(answer["error"] as? String ?? "without a word")")
        }
        return answer
    }

    /// The state now.
    func state() throws -> ViewerState { try Self.state(from: perform("state")) }

    /// Waits for something and returns the state then.
    @discardableResult
    func wait(for event: String, timeout milliseconds: Double = 10_000) throws -> ViewerState {
        let fields: [String: Any] = ["for": event, "timeout": milliseconds]
        return try Self.state(from: perform("wait", fields, within: milliseconds + 3000))
    }

    private static func state(from answer: [String: Any]) throws -> ViewerState {
        try JSONDecoder().decode(ViewerState.self, from: JSONSerialization.data(withJSONObject: answer))
    }

    private func receiveLine(within milliseconds: Double) throws -> [UInt8] {
        let end = monotonicMilliseconds() + milliseconds
        while true {
            if let newline = received.firstIndex(of: 0x0a) {
                defer { received.removeFirst(newline + 1) }
                return Array(received[..<newline])
            }
            let bytes = try socket.read(atMost: 65536, within: end - monotonicMilliseconds())
            guard !bytes.isEmpty else { throw Trouble("The viewer closed the control socket.") }
            received += bytes
        }
    }
}
