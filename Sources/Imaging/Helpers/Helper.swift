internal import CSystem
internal import Wire

/// A helper that has been started: its process and our end of the connection.
struct Helper: Sendable {
    let process: HelperProcess
    let socket: PacketSocket

    /// Starts a helper program. Takes about a millisecond; the helper gets ready by itself.
    init(program: String) throws(PictureFailure) {
        try self.init(program) { unsafe system_spawn_helper($0, $1, &$2) }
    }

    /// Starts a helper program that may use the network.
    init(fetcher program: String) throws(PictureFailure) {
        try self.init(program) { unsafe system_spawn_fetcher($0, $1, &$2) }
    }

    private init(
        _ program: String, spawn: (_ program: String, _ socket: Int32, _ id: inout Int32) -> Int32
    ) throws(PictureFailure) {
        let ours: PacketSocket
        let theirs: PacketSocket
        do {
            (ours, theirs) = try PacketSocket.pair()
        } catch {
            guard case .connection(let errno) = error else { throw .nonsense(detail: "\(error)") }
            throw .noResources(.connections, errno: errno)
        }
        var id: Int32 = 0
        let result = spawn(program, theirs.number, &id)
        withExtendedLifetime(theirs) {}
        guard result == 0 else { throw .noHelper(program: program, errno: -result) }
        process = HelperProcess(id: id)
        socket = ours
    }
}
