import Fetching
import Foundation
import TestSupport

/// Changes to the cache's files that only time and failing disks make.
enum Forged {
    /// Makes a record look as if the system had begun anew since.
    static func boot(_ path: String) throws {
        guard let bytes = FileBytes.read(path), var record = CopyRecord(text: bytes) else {
            throw Trouble("\(path) is no record")
        }
        record.boot = "before"
        try Data(record.text).write(to: URL(filePath: path))
    }

    /// Changes one bit of a file.
    static func flip(_ path: String, at position: Int) throws {
        guard var bytes = FileBytes.read(path), bytes.indices.contains(position) else {
            throw Trouble("\(path) is too short")
        }
        bytes[position] ^= 1
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.write(contentsOf: bytes)
        try file.close()
    }
}
