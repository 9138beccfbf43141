import Glibc
import TestSupport

/// A picture that can be recognized from four pixels: red and green above, blue and yellow below, with noise over it, so
/// that it weighs about as much as a photograph when it is compressed.
enum QuadrantPicture {
    static let colors: [(red: Int, green: Int, blue: Int)] = [
        (200, 50, 50), (50, 180, 50), (50, 50, 200), (200, 200, 50),
    ]

    /// Writes it as a PPM file.
    static func write(width: Int, height: Int, to path: String) throws(Trouble) {
        guard let file = fopen(path, "wb") else { throw Trouble("\(path) cannot be written.") }
        defer { fclose(file) }
        let header = Array("P6 \(width) \(height) 255\n".utf8)
        fwrite(header, 1, header.count, file)
        var random: UInt32 = 1
        var row = [UInt8](repeating: 0, count: width * 3)
        for y in 0..<height {
            for x in 0..<width {
                let color = colors[(y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)]
                // A linear congruential generator: the same picture every time.
                random = random &* 1_664_525 &+ 1_013_904_223
                let noise = Int(random >> 28) - 8
                row[x * 3] = UInt8(color.red + noise)
                row[x * 3 + 1] = UInt8(color.green + noise)
                row[x * 3 + 2] = UInt8(color.blue + noise)
            }
            guard fwrite(row, 1, row.count, file) == row.count else { throw Trouble("\(path): the disk is full.") }
        }
    }

    /// Whether four pixels, in reading order, have the colors of the four quadrants.
    static func matches(_ pixels: [(red: Int, green: Int, blue: Int)]) -> Bool {
        pixels.count == colors.count
            && zip(pixels, colors).allSatisfy { pixel, color in
                abs(pixel.red - color.red) < 45 && abs(pixel.green - color.green) < 45
                    && abs(pixel.blue - color.blue) < 45
            }
    }
}
