import Foundation
import TestSupport

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

    /// Makes a JPEG of a PPM by libjpeg-turbo's own program.
    func jpeg(_ name: String, ppm: [UInt8], options: [String]) throws -> URL {
        let source = try file(name + ".ppm", ppm)
        let target = url.appending(path: name)
        try ChildProcess.run(["cjpeg"] + options + ["-outfile", target.path, source.path])
        return target
    }

    /// Makes a JPEG full of detail.
    func jpeg(_ name: String, width: Int, height: Int, options: [String]) throws -> URL {
        var random = SeededGenerator(seed: UInt64(width * height))
        var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
        bytes.reserveCapacity(bytes.count + 3 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                let grain = UInt8(truncatingIfNeeded: random.next() & 31)
                bytes.append(UInt8(x * 223 / width) + grain)
                bytes.append(UInt8(y * 223 / height) + grain)
                bytes.append(UInt8((x / 16 ^ y / 16) & 7) * 28 + grain)
            }
        }
        return try jpeg(name, ppm: bytes, options: options)
    }

    /// Writes a shell script that takes the place of the helper.
    func helper(_ script: String) throws -> String {
        let text = try file("helper.sh", Array("#!/bin/sh\n\(script)\n".utf8))
        let program = url.appending(path: "helper").path
        // Not written here: a child that another test forks meanwhile would hold it open for writing, and then it cannot be started.
        try ChildProcess.run(["install", "-m", "755", text.path, program])
        return program
    }
}

/// Whether a process is there, a dead one that nobody has reaped included.
func processExists(_ id: Int32) -> Bool { FileManager.default.fileExists(atPath: "/proc/\(id)") }
