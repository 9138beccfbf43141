internal import CSystem
internal import Wire

/// A helper that has been started: its process and our end of the connection.
struct Helper: Sendable {
    let process: HelperProcess
    let socket: PacketSocket

    /// Starts a helper program. Takes about a millisecond; the helper gets ready by itself.
    init(program: String) throws(PictureFailure) {
        let ours: PacketSocket
        let theirs: PacketSocket
        do {
            (ours, theirs) = try PacketSocket.pair()
        } catch {
            guard case .connection(let errno) = error else { throw .nonsense(detail: "\(error)") }
            throw .noResources(.connections, errno: errno)
        }
        var id: Int32 = 0
        let result = unsafe system_spawn_helper(program, theirs.number, &id)
        withExtendedLifetime(theirs) {}
        guard result == 0 else { throw .noHelper(program: program, errno: -result) }
        process = HelperProcess(id: id)
        socket = ours
    }
}
