import Foundation
import Settings

/// A folder with a short name for sockets, removed with its owner.
final class SocketFolder {
    private let folder: String
    /// The name of a socket in the folder.
    let socket: String

    init() throws {
        folder = "/tmp/vt-\(UUID().uuidString.prefix(8))"
        socket = folder + "/s"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// A server that listens in the folder.
    func serve(wake: @escaping @Sendable () -> Void = {}) throws -> ControlServer {
        try ControlServer(path: Array(socket.utf8), wake: wake)
    }

    /// Whether the socket's file is there.
    var hasSocket: Bool { FileManager.default.fileExists(atPath: socket) }
}
