/// A grid of opaque pixels in memory: a test picture, or what is on the screen.
struct Pixels: Equatable, Sendable {
    /// A color without alpha.
    struct RGB: Hashable, Sendable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8

        init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// The largest difference of a component.
        func distance(to other: RGB) -> Int {
            max(
                abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
        }
    }

    let width: Int
    let height: Int
    /// Red, green, blue of each pixel, row by row.
    private(set) var bytes: [UInt8]

    /// A picture of a size, its pixels given by a function of column and row.
    init(width: Int, height: Int, color: (Int, Int) -> RGB) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for y in 0..<height {
            for x in 0..<width {
                let color = color(x, y)
                bytes.append(color.red)
                bytes.append(color.green)
                bytes.append(color.blue)
            }
        }
        self.init(width: width, height: height, bytes: bytes)
    }

    /// A picture from its bytes; there must be width x height x 3.
    init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 3)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The pixel at a column and a row.
    subscript(x: Int, y: Int) -> RGB {
        let start = (y * width + x) * 3
        return RGB(bytes[start], bytes[start + 1], bytes[start + 2])
    }

    /// A rectangle cut out.
    func part(x: Int, y: Int, width: Int, height: Int) -> Pixels {
        var part: [UInt8] = []
        for row in y..<(y + height) {
            let start = (row * self.width + x) * 3
            part += bytes[start..<(start + width * 3)]
        }
        return Pixels(width: width, height: height, bytes: part)
    }

    /// Fills a disc.
    mutating func drawDisc(x: Double, y: Double, radius: Double, color: RGB) {
        for row in max(0, Int(y - radius))..<min(height, Int(y + radius) + 1) {
            for column in max(0, Int(x - radius))..<min(width, Int(x + radius) + 1) {
                let dx = Double(column) + 0.5 - x
                let dy = Double(row) + 0.5 - y
                guard dx * dx + dy * dy <= radius * radius else { continue }
                let start = (row * width + column) * 3
                bytes[start] = color.red
                bytes[start + 1] = color.green
                bytes[start + 2] = color.blue
            }
        }
    }

    /// The middle of all pixels near a color, in pixels from the top left corner; nil when there are fewer than five.
    func middle(of color: RGB, tolerance: Int = 60) -> (x: Double, y: Double)? {
        var (sumX, sumY, count) = (0, 0, 0)
        let wanted = (Int(color.red), Int(color.green), Int(color.blue))
        bytes.withUnsafeBufferPointer { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let start = (y * width + x) * 3
                    guard abs(Int(bytes[start]) - wanted.0) <= tolerance,
                        abs(Int(bytes[start + 1]) - wanted.1) <= tolerance,
                        abs(Int(bytes[start + 2]) - wanted.2) <= tolerance
                    else { continue }
                    sumX += x
                    sumY += y
                    count += 1
                }
            }
        }
        guard count >= 5 else { return nil }
        return (Double(sumX) / Double(count) + 0.5, Double(sumY) / Double(count) + 0.5)
    }

    /// How many pixels differ from another picture's of the same size by more than a tolerance.
    func differences(from other: Pixels, tolerance: Int = 0) -> Int {
        guard width == other.width, height == other.height else {
            return max(width * height, other.width * other.height)
        }
        var count = 0
        bytes.withUnsafeBufferPointer { mine in
            other.bytes.withUnsafeBufferPointer { theirs in
                for start in stride(from: 0, to: mine.count, by: 3)
                where (0..<3).contains(where: {
                    abs(Int(mine[start + $0]) - Int(theirs[start + $0])) > tolerance
                }) {
                    count += 1
                }
            }
        }
        return count
    }
}
