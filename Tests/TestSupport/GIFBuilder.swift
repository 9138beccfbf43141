/// Writes GIFs frame by frame, with every field as a test wants it.
public struct GIFBuilder {
    /// One frame.
    public struct Frame {
        /// Its place: the leftmost column.
        public var x = 0
        /// Its place: the topmost row.
        public var y = 0
        /// Columns.
        public var width: Int
        /// Rows.
        public var height: Int
        /// Numbers of colors, row by row as they are stored; too few make a damaged frame.
        public var pixels: [UInt8]
        /// In hundredths of a second; nil for a frame without a graphic control.
        public var delay: Int? = 10
        /// What becomes of it: 0 or 1 it stays, 2 its place is cleared, 3 restored.
        public var disposal: UInt8 = 0
        /// The number of the color that leaves a pixel as it is.
        public var transparent: UInt8?
        /// Whether its rows are said to come in four passes.
        public var isInterlaced = false

        /// A frame at the canvas's corner.
        public init(width: Int, height: Int, pixels: [UInt8]) {
            self.width = width
            self.height = height
            self.pixels = pixels
        }

        /// A frame of one color.
        public init(width: Int, height: Int, color: UInt8) {
            self.init(width: width, height: height, pixels: [UInt8](repeating: color, count: width * height))
        }
    }

    /// The color table: number n is (n, 255 - n, 100), n in 0..<128.
    public static func color(_ number: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) { (number, 255 - number, 100) }

    /// Columns of the canvas.
    public let width: Int
    /// Rows of the canvas.
    public let height: Int
    /// Repetitions; nil for a file that does not say.
    public var repetitions: Int? = 0
    /// The frames in their order.
    public var frames: [Frame] = []

    /// A file without a frame.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The file.
    public var bytes: [UInt8] {
        var bytes = Array("GIF89a".utf8) + Self.two(width) + Self.two(height) + [0xF6, 5, 0]
        for number in 0..<128 as Range<UInt8> {
            let color = Self.color(number)
            bytes += [color.red, color.green, color.blue]
        }
        if let repetitions {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.two(repetitions) + [0]
        }
        for frame in frames { bytes += Self.bytes(of: frame) }
        return bytes + [0x3B]
    }

    private static func bytes(of frame: Frame) -> [UInt8] {
        var bytes: [UInt8] = []
        if let delay = frame.delay {
            bytes += [0x21, 0xF9, 4, frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)]
            bytes += two(delay) + [frame.transparent ?? 0, 0]
        }
        bytes += [0x2C] + two(frame.x) + two(frame.y) + two(frame.width) + two(frame.height)
        bytes += [frame.isInterlaced ? 0x40 : 0, 7]
        let codes = codes(frame.pixels)
        for start in stride(from: 0, to: codes.count, by: 255) {
            let block = codes[start..<min(start + 255, codes.count)]
            bytes += [UInt8(block.count)] + block
        }
        return bytes + [0]
    }

    /// With codes of 7 bits and a clear code before a ninth bit would be needed, each code is a byte.
    private static func codes(_ pixels: [UInt8]) -> [UInt8] {
        var codes: [UInt8] = []
        for start in stride(from: 0, to: pixels.count, by: 120) {
            codes += [128] + pixels[start..<min(start + 120, pixels.count)]
        }
        return codes + [129]
    }

    private static func two(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8 & 255)] }
}
