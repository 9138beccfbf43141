import Foundation
import Geometry
import Imaging
import TestSupport

/// What other programs make of a picture.
enum Truth {
    static var hasJPEGTools: Bool { ["djpeg", "cjpeg", "jpegtran"].allSatisfy(isThere) }
    static var hasImageMagick: Bool { isThere("convert") }

    private static func isThere(_ program: String) -> Bool {
        ["/usr/bin/", "/usr/local/bin/", "/bin/"].contains {
            FileManager.default.isExecutableFile(atPath: $0 + program)
        }
    }

    /// The opaque pixels that djpeg makes of a JPEG: R, G, B, A.
    static func djpeg(_ file: URL) throws -> (PixelSize, [UInt8]) {
        let folder = try ScratchFolder()
        let output = folder.url.appending(path: "out.ppm")
        // 2 says that there was a warning.
        let script = "djpeg -rgb -outfile \"$0\" \"$1\" || test $? = 2"
        try ChildProcess.run(["sh", "-c", script, output.path, file.path])
        let bytes = try [UInt8](Data(contentsOf: output))
        // P6, width, height, 255, then the pixels.
        let header = bytes.prefix(64).split(whereSeparator: { $0 == 10 || $0 == 32 }).prefix(4)
        let numbers = header.map { String(decoding: $0, as: UTF8.self) }
        guard numbers.count == 4, let width = Int(numbers[1]), let height = Int(numbers[2]) else {
            throw Trouble("djpeg wrote \(numbers)")
        }
        let pixels = bytes.suffix(3 * width * height)
        var rgba: [UInt8] = []
        rgba.reserveCapacity(4 * width * height)
        for (index, byte) in pixels.enumerated() {
            rgba.append(byte)
            if index % 3 == 2 { rgba.append(255) }
        }
        return (PixelSize(width: width, height: height), rgba)
    }

    /// The same with 16 bits a number.
    static func wideImageMagick(_ file: URL) throws -> [UInt16] {
        let folder = try ScratchFolder()
        let output = folder.url.appending(path: "out.rgba")
        try ChildProcess.run([
            "convert", file.path + "[0]", "-set", "colorspace", "sRGB", "-depth", "16", "-endian", "MSB",
            "rgba:" + output.path,
        ])
        let bytes = try [UInt8](Data(contentsOf: output))
        return stride(from: 0, to: bytes.count, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    }

    /// The pixels that ImageMagick makes of a picture: R, G, B, A, not premultiplied, as stored.
    static func imageMagick(_ file: URL) throws -> [UInt8] {
        let folder = try ScratchFolder()
        let output = folder.url.appending(path: "out.rgba")
        try ChildProcess.run([
            "convert", file.path + "[0]", "-set", "colorspace", "sRGB", "-depth", "8", "rgba:" + output.path,
        ])
        return try [UInt8](Data(contentsOf: output))
    }
}

extension SharedPixels {
    /// All pixels of a level: R, G, B, A, premultiplied.
    func bytes(ofLevel index: Int) -> [UInt8] {
        guard let size = layout.level(index)?.size else { return [] }
        return withLevel(index) { bytes, bytesPerRow in
            (0..<size.height).flatMap { Array(bytes[$0 * bytesPerRow..<$0 * bytesPerRow + 4 * size.width]) }
        } ?? []
    }
}
