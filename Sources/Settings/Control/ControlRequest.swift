/// A command that came through the control socket and waits for its answer.
public struct ControlRequest: Hashable, Sendable {
    /// Names a request for its answer.
    public struct ID: Hashable, Sendable {
        let client: UInt64
        let number: UInt64
    }

    /// For `reply(to:)`.
    public let id: ID
    /// What is asked for.
    public let command: ControlCommand
}
