import Glibc
import TestSupport

/// Pictures that can be recognized from four pixels: a color in each quadrant, with fine and coarse texture over it, so that
/// they weigh about as much as photographs when they are compressed.
enum QuadrantPicture: Int, CaseIterable {
    /// Red and green above, blue and yellow below.
    case first
    /// The same, turned by a half.
    case second

    private static let colors: [(red: Int, green: Int, blue: Int)] = [
        (200, 50, 50), (50, 180, 50), (50, 50, 200), (200, 200, 50),
    ]

    private var colors: [(red: Int, green: Int, blue: Int)] { self == .first ? Self.colors : Self.colors.reversed() }

    /// Writes it as a PPM file.
    func write(width: Int, height: Int, to path: String) throws(Trouble) {
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
                // Slopes of 32 pixels with an edge at each end, and the noise of a sensor.
                let texture = (x + y * 3) & 31 - 16 + Int(random >> 29) - 4
                row[x * 3] = UInt8(color.red + texture)
                row[x * 3 + 1] = UInt8(color.green + texture)
                row[x * 3 + 2] = UInt8(color.blue + texture)
            }
            guard fwrite(row, 1, row.count, file) == row.count else { throw Trouble("\(path): the disk is full.") }
        }
    }

    /// The picture whose quadrants have the colors of these four pixels, in reading order; nil when none has.
    init?(pixels: [(red: Int, green: Int, blue: Int)]) {
        let found = Self.allCases.first { picture in
            zip(pixels, picture.colors).allSatisfy { pixel, color in
                abs(pixel.red - color.red) < 45 && abs(pixel.green - color.green) < 45
                    && abs(pixel.blue - color.blue) < 45
            }
        }
        guard let found, pixels.count == 4 else { return nil }
        self = found
    }
}
