import CSystem
import Foundation
import Geometry
import TestSupport
import Wire

@testable import DecoderHost

/// A raster made of a function.
struct TestRaster: Raster {
    let size: PixelSize
    let hasAlpha = true
    private let color: @Sendable (Int, Int) -> UInt32

    init(width: Int, height: Int, _ color: @escaping @Sendable (Int, Int) -> UInt32) {
        size = PixelSize(width: width, height: height)
        self.color = color
    }

    func copy(row: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>) {
        for (index, column) in columns.enumerated() { target[index] = color(column, row) }
    }

    /// A premultiplied pixel that depends on nothing but its place and a seed.
    static func noise(_ x: Int, _ y: Int, _ seed: UInt64, isOpaque: Bool) -> UInt32 {
        var random = SeededGenerator(seed: seed ^ UInt64(y) << 32 ^ UInt64(x))
        let bits = UInt32(truncatingIfNeeded: random.next())
        let alpha: UInt32 = isOpaque ? 255 : [0, 255, bits >> 24, 1][Int(bits & 3)]
        func channel(_ shift: UInt32) -> UInt32 { (bits >> shift & 0xFF) * alpha / 255 }
        return channel(0) | channel(8) << 8 | channel(16) << 16 | alpha << 24
    }
}

/// All levels of a raster, built as the helper does.
struct Levels {
    let layout: PyramidLayout
    private let memory: PyramidMemory

    init(_ raster: TestRaster, orientation: Orientation = .upright, firstLevel: Int = 0) throws {
        let rows = UprightRows(raster, orientation)
        guard let layout = PyramidLayout(size: rows.size, firstLevel: firstLevel) else { throw Broken.noLayout }
        self.layout = layout
        memory = try PyramidMemory(
            OwnedDescriptor(taking: system_make_sealed_memory(layout.byteCount)), layout: layout)
        guard let builder = PyramidBuilder(memory: memory, rows: rows) else { throw Broken.noLayout }
        builder.build(threads: 3) {}
    }

    enum Broken: Error {
        case noLayout
    }

    func pixel(_ x: Int, _ y: Int, level: Int) -> UInt32? { memory.row(y, level: level)?[x] }

    func bytes(of level: PyramidLayout.Level) -> [UInt32] {
        (0..<level.size.height).flatMap { row in
            Array(UnsafeBufferPointer(start: memory.row(row, level: level.index), count: level.size.width))
        }
    }

    /// Compares each level with the half of the finer one in real numbers: a channel may be off by one, alpha not at all.
    func check() throws {
        for (finer, level) in zip(layout.levels, layout.levels.dropFirst()) {
            let source = bytes(of: finer)
            let made = bytes(of: level)
            for y in 0..<level.size.height {
                for x in 0..<level.size.width {
                    let right = min(2 * x + 1, finer.size.width - 1)
                    let bottom = min(2 * y + 1, finer.size.height - 1) * finer.size.width
                    let top = 2 * y * finer.size.width
                    let four = [
                        source[top + 2 * x], source[top + right], source[bottom + 2 * x], source[bottom + right],
                    ]
                    let pixel = made[y * level.size.width + x]
                    try hold(
                        Self.isMean(pixel, of: four),
                        "\(layout.size), level \(level.index), \(x), \(y): \(String(pixel, radix: 16)) of \(four)")
                }
            }
        }
    }

    private static func isMean(_ pixel: UInt32, of four: [UInt32]) -> Bool {
        let alphas = four.map { Double($0 >> 24) }
        let weight = alphas.reduce(0, +)
        let alpha = ((weight + 2) / 4).rounded(.down)
        guard Double(pixel >> 24) == alpha else { return false }
        return [0, 8, 16].allSatisfy { (shift: UInt32) in
            guard weight > 0 else { return pixel == 0 }
            var light = 0.0
            for (value, alpha) in zip(four, alphas) where alpha > 0 {
                let straight = min((Double(value >> shift & 0xFF) * 255 / alpha).rounded(), 255) / 255
                light += alpha * (straight <= 0.04045 ? straight / 12.92 : pow((straight + 0.055) / 1.055, 2.4))
            }
            light /= weight
            let share = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            return abs(Double(pixel >> shift & 0xFF) - (share * 255).rounded() * alpha / 255) <= 1.5
        }
    }
}
