import Glibc

/// A grid of opaque pixels in memory: a test picture, or what is on the screen.
///
/// Tests are compiled without optimization, so whole rows are copied where that can be.
struct Pixels: Sendable {
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

        /// The color of a word 0xAARRGGBB.
        init(word: UInt32) {
            self.init(UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255))
        }

        /// The color as a word 0xFFRRGGBB.
        var word: UInt32 { 0xff00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

        /// The largest difference of a component.
        func distance(to other: RGB) -> Int {
            max(
                abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
        }
    }

    let width: Int
    let height: Int
    /// A word 0xFFRRGGBB for each pixel, row by row.
    private(set) var words: [UInt32]

    /// A picture made of rows; each must have `width` words 0xFFRRGGBB.
    init(width: Int, height: Int, row: (Int) -> ArraySlice<UInt32>) {
        var words: [UInt32] = []
        words.reserveCapacity(width * height)
        for y in 0..<height { words += row(y) }
        precondition(words.count == width * height, "each row has \(width) pixels")
        self.width = width
        self.height = height
        self.words = words
    }

    /// The pixel at a column and a row.
    subscript(x: Int, y: Int) -> RGB { RGB(word: words[y * width + x]) }

    /// A rectangle cut out.
    func part(x: Int, y: Int, width: Int, height: Int) -> Pixels {
        Pixels(width: width, height: height) { row in
            let start = (y + row) * self.width + x
            return words[start..<(start + width)]
        }
    }

    /// Turned clockwise by so many degrees, of which only full quarter turns count.
    func turned(by degrees: Int) -> Pixels {
        switch degrees {
        case 90: turned(width: height, height: width) { x, y in (y, height - 1 - x) }
        case 180: turned(width: width, height: height) { x, y in (width - 1 - x, height - 1 - y) }
        case 270: turned(width: height, height: width) { x, y in (width - 1 - y, x) }
        default: self
        }
    }

    private func turned(width: Int, height: Int, from source: (Int, Int) -> (Int, Int)) -> Pixels {
        Pixels(width: width, height: height) { y in
            (0..<width).map { x in
                let (column, row) = source(x, y)
                return words[row * self.width + column]
            }[...]
        }
    }

    /// Fills a disc.
    mutating func drawDisc(x: Double, y: Double, radius: Double, color: RGB) {
        for row in max(0, Int(y - radius))..<min(height, Int(y + radius) + 1) {
            for column in max(0, Int(x - radius))..<min(width, Int(x + radius) + 1) {
                let dx = Double(column) + 0.5 - x
                let dy = Double(row) + 0.5 - y
                if dx * dx + dy * dy <= radius * radius { words[row * width + column] = color.word }
            }
        }
    }

    /// The middle of all pixels near a color that lie within `reach` of a place, in pixels from the top left corner; nil
    /// when there are fewer than five.
    func middle(of color: RGB, near place: (x: Double, y: Double), reach: Double) -> (x: Double, y: Double)? {
        var (sumX, sumY, count) = (0, 0, 0)
        for y in max(0, Int(place.y - reach))..<max(0, min(height, Int(place.y + reach))) {
            for x in max(0, Int(place.x - reach))..<max(0, min(width, Int(place.x + reach)))
            where self[x, y].distance(to: color) <= 60 {
                sumX += x
                sumY += y
                count += 1
            }
        }
        guard count >= 5 else { return nil }
        return (Double(sumX) / Double(count) + 0.5, Double(sumY) / Double(count) + 0.5)
    }

    /// How many pixels have another color than the top left one: what is drawn on an empty ground.
    var drawnCount: Int {
        guard let ground = words.first else { return 0 }
        return words.count { $0 != ground }
    }

    /// How many pixels differ from those of another picture; all when the sizes differ.
    func differences(from other: Pixels) -> Int {
        guard width == other.width, height == other.height else { return max(words.count, other.words.count) }
        let isEqual = words.withUnsafeBytes { mine in
            other.words.withUnsafeBytes { theirs in
                guard let first = mine.baseAddress, let second = theirs.baseAddress else { return true }
                return memcmp(first, second, mine.count) == 0
            }
        }
        if isEqual { return 0 }
        return words.indices.count { words[$0] & 0xff_ffff != other.words[$0] & 0xff_ffff }
    }
}
