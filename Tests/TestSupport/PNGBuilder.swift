/// Writes PNGs that move, with every field as a test wants it. Pixels are R, G, B, A of 8 bits, stored rather than compressed.
public struct PNGBuilder {
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
        /// R, G, B, A.
        public var pixels: [[UInt8]]
        /// Parts of a second, and how many there are in one.
        public var delay = (10, 100)
        /// What becomes of it: 0 it stays, 1 its place is cleared, 2 restored.
        public var disposal: UInt8 = 0
        /// 0 replaces what is below, 1 lies over it.
        public var blending: UInt8 = 0

        /// A frame of one color.
        public init(width: Int, height: Int, color: [UInt8]) {
            self.width = width
            self.height = height
            pixels = [[UInt8]](repeating: color, count: width * height)
        }
    }

    /// Columns of the canvas.
    public let width: Int
    /// Rows of the canvas.
    public let height: Int
    /// How often it is played; 0 for ever.
    public var plays = 0
    /// The frames in their order.
    public var frames: [Frame] = []
    /// A picture that is no frame, for programs that know of none; nil where the first frame is that.
    public var picture: [UInt8]?
    /// How many frames the file says that it has; nil for as many as it has.
    public var claimedFrames: Int?

    /// A file without a frame.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The file.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        bytes += Self.chunk("IHDR", Self.four(width) + Self.four(height) + [8, 6, 0, 0, 0])
        bytes += Self.chunk("acTL", Self.four(claimedFrames ?? frames.count) + Self.four(plays))
        var sequence = 0
        if let picture {
            let whole = Frame(width: width, height: height, color: picture)
            bytes += Self.chunk("IDAT", Self.data(whole))
        }
        for (index, frame) in frames.enumerated() {
            bytes += Self.chunk("fcTL", Self.four(sequence) + Self.control(frame))
            sequence += 1
            if index == 0, picture == nil {
                bytes += Self.chunk("IDAT", Self.data(frame))
            } else {
                bytes += Self.chunk("fdAT", Self.four(sequence) + Self.data(frame))
                sequence += 1
            }
        }
        return bytes + Self.chunk("IEND", [])
    }

    private static func control(_ frame: Frame) -> [UInt8] {
        [frame.width, frame.height, frame.x, frame.y].flatMap(four) + four(frame.delay.0).suffix(2)
            + four(frame.delay.1).suffix(2) + [frame.disposal, frame.blending]
    }

    /// A zlib stream of stored blocks (RFC 1950 and 1951).
    private static func data(_ frame: Frame) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<frame.height {
            rows += [0] + frame.pixels[y * frame.width..<(y + 1) * frame.width].flatMap { $0 }
        }
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: rows.count, by: 65_535) {
            let block = rows[start..<min(start + 65_535, rows.count)]
            let count = UInt16(block.count)
            let isLast = start + block.count == rows.count
            stream += [isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
            stream += block
        }
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in rows {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + four(Int(high << 16 | low))
    }

    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in named {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
        }
        return four(body.count) + named + four(Int(~sum))
    }

    private static func four(_ value: Int) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(value >> $0 & 255) }
    }
}
