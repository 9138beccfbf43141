import Geometry
import Platform
import Testing

/// A picture in memory with all its levels, made by a function of the place.
struct TestPicture {
    typealias Pixel = SIMD4<UInt8>

    let id: PictureID
    let layout: PyramidLayout
    private(set) var memory: [UInt8]

    /// A picture whose pixels (R, G, B, A, premultiplied) are given by column and row; the coarser levels are plain means.
    init(id: UInt64 = 1, _ size: PixelSize, pixel: (_ x: Int, _ y: Int) -> Pixel) throws {
        self.id = PictureID(id)
        layout = try #require(PyramidLayout(size: size))
        memory = [UInt8](repeating: 0, count: layout.byteCount)
        for y in 0..<size.height {
            for x in 0..<size.width { set(pixel(x, y), level: layout.levels[0], x, y) }
        }
        for (finer, coarser) in zip(layout.levels, layout.levels.dropFirst()) { halve(finer, into: coarser) }
    }

    /// The pixel of a level.
    func pixel(level: Int, _ x: Int, _ y: Int) -> Pixel {
        let start = offset(layout.levels[level], x, y)
        return Pixel(memory[start], memory[start + 1], memory[start + 2], memory[start + 3])
    }

    /// All pixels of a level, rows without padding.
    func pixels(level: Int) -> [UInt8] {
        let level = layout.levels[level]
        return (0..<level.size.height).flatMap { y in
            memory[offset(level, 0, y)..<offset(level, 0, y) + level.size.width * 4]
        }
    }

    private func offset(_ level: PyramidLayout.Level, _ x: Int, _ y: Int) -> Int {
        level.offset + y * level.bytesPerRow + x * 4
    }

    private mutating func set(_ pixel: Pixel, level: PyramidLayout.Level, _ x: Int, _ y: Int) {
        let start = offset(level, x, y)
        for channel in 0..<4 { memory[start + channel] = pixel[channel] }
    }

    private mutating func halve(_ finer: PyramidLayout.Level, into coarser: PyramidLayout.Level) {
        for y in 0..<coarser.size.height {
            for x in 0..<coarser.size.width {
                var sum = SIMD4<UInt32>(repeating: 2)
                for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let column = min(2 * x + dx, finer.size.width - 1)
                    let row = min(2 * y + dy, finer.size.height - 1)
                    sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel(level: finer.index, column, row))
                }
                set(Pixel(truncatingIfNeeded: sum / 4), level: coarser, x, y)
            }
        }
    }
}

/// Pixels without any order, the same ones each time.
func noise(_ x: Int, _ y: Int) -> TestPicture.Pixel {
    var mixed = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263)
    mixed = (mixed ^ (mixed >> 13)) &* 1_274_126_177
    mixed ^= mixed >> 16
    return TestPicture.Pixel(
        UInt8(truncatingIfNeeded: mixed), UInt8(truncatingIfNeeded: mixed >> 8), UInt8(truncatingIfNeeded: mixed >> 16),
        255)
}
