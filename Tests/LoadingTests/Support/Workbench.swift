import Foundation

/// A folder for one test, which is gone after it.
final class ScratchFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "vitrine-loading-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and returns where.
    func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
        let file = url.appending(path: name)
        try Data(bytes).write(to: file)
        return file
    }

    /// Writes a shell script that takes the place of the helper.
    func helper(_ script: String) throws -> String {
        let file = try file("helper", Array("#!/bin/sh\n\(script)\n".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return file.path
    }
}

/// Whether a process is there, a dead one that nobody has reaped included.
func processExists(_ id: Int32) -> Bool { FileManager.default.fileExists(atPath: "/proc/\(id)") }
