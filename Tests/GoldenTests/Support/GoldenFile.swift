import CPango
import Drawing
import Foundation
import Geometry
import Typesetting

/// A golden picture in a file.
struct GoldenFile {
    let name: String
    /// The folder of all of them.
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Goldens")
        .standardized.path

    init(_ name: String) { self.name = name }

    var path: String { "\(Self.folder)/\(name).png" }

    /// Replaces it.
    func write(_ bitmap: Bitmap) throws { try PNGFile(bitmap, isOpaque: true, path: path).write() }

    /// Keeps what was drawn instead, for people to look at.
    func keep(_ bitmap: Bitmap) throws {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_SHOTS"] else { return }
        try PNGFile(bitmap, isOpaque: true, path: "\(folder)/\(name).png").write()
    }

    /// Its pixels; nil when there is no such file.
    func read() throws -> Bitmap? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let surface = cairo_image_surface_create_from_png(path) else {
            throw GoldenTrouble.unreadable(path: path)
        }
        defer { cairo_surface_destroy(surface) }
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        guard let data = cairo_image_surface_get_data(surface) else { throw GoldenTrouble.unreadable(path: path) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                // Cairo's pixels are words with blue in their lowest byte.
                let pixel = data + y * stride + x * 4
                pixels += [pixel[2], pixel[1], pixel[0], 255]
            }
        }
        return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
    }
}
