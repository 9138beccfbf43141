internal import DecoderHost
internal import Geometry

/// Reads the rows of a PNM, from the top down.
final class PNMRows {
    private let header: PNMHeader
    private let input: InputFile
    /// The light of each number, 0...255.
    private let light: [UInt8]
    /// Numbers in a row.
    private let numbersPerRow: Int
    private var row: [UInt8]
    private var text = PNMText()

    /// The rows behind a header.
    init(_ header: PNMHeader, of input: InputFile) {
        self.header = header
        self.input = input
        let maximum = header.maximum
        light = (0...maximum).map { UInt8(($0 * 255 + maximum / 2) / maximum) }
        numbersPerRow = header.size.width * (header.kind == .color ? 3 : 1)
        let byteCount =
            header.kind == .bits ? (header.size.width + 7) / 8 : numbersPerRow * (maximum > 255 ? 2 : 1)
        row = [UInt8](repeating: 0, count: header.isText ? 0 : byteCount)
        input.seek(to: header.start)
    }

    /// Writes the next row as opaque pixels; false when it is not all there.
    func readRow(to target: UnsafeMutablePointer<UInt32>) -> Bool {
        if header.isText { return unsafe readText(to: target) }
        let count = unsafe row.withUnsafeMutableBytes { unsafe input.read(into: $0) }
        guard count == row.count else { return false }
        unsafe row.withUnsafeBufferPointer { bytes in
            guard let bytes = bytes.baseAddress else { return }
            switch header.kind {
            case .bits: unsafe writeBits(bytes, to: target)
            case .gray: unsafe write(bytes, channels: 1, to: target)
            case .color where header.maximum == 255:
                unsafe Premultiplying.copyRGB(bytes, header.size.width, red: 0, blue: 16, to: target)
            case .color: unsafe write(bytes, channels: 3, to: target)
            }
        }
        return true
    }

    private func writeBits(_ bytes: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>) {
        for x in 0..<header.size.width {
            let isBlack = unsafe bytes[x / 8] >> UInt8(7 - x % 8) & 1 == 1
            unsafe target[x] = isBlack ? 0xFF00_0000 : 0xFFFF_FFFF
        }
    }

    private func write(_ bytes: UnsafePointer<UInt8>, channels: Int, to target: UnsafeMutablePointer<UInt32>) {
        let isWide = header.maximum > 255
        let last = header.maximum
        unsafe light.withUnsafeBufferPointer { light in
            @inline(__always)
            func channel(_ index: Int) -> UInt32 {
                let value = unsafe isWide ? Int(bytes[2 * index]) << 8 | Int(bytes[2 * index + 1]) : Int(bytes[index])
                return unsafe UInt32(light[min(value, last)])
            }
            for x in 0..<header.size.width {
                unsafe target[x] =
                    channels == 1
                    ? Self.pixel(channel(x), channel(x), channel(x))
                    : Self.pixel(channel(3 * x), channel(3 * x + 1), channel(3 * x + 2))
            }
        }
    }

    private func readText(to target: UnsafeMutablePointer<UInt32>) -> Bool {
        func channel() -> UInt32? {
            text.number(from: input, isDigit: header.kind == .bits).map { UInt32(light[min($0, header.maximum)]) }
        }
        for x in 0..<header.size.width {
            guard let first = channel() else { return false }
            switch header.kind {
            case .bits: unsafe target[x] = first == 0 ? 0xFFFF_FFFF : 0xFF00_0000
            case .gray: unsafe target[x] = Self.pixel(first, first, first)
            case .color:
                guard let green = channel(), let blue = channel() else { return false }
                unsafe target[x] = Self.pixel(first, green, blue)
            }
        }
        return true
    }

    @inline(__always)
    private static func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
        red | green &<< 8 | blue &<< 16 | 0xFF00_0000
    }
}

/// Numbers that are written in digits, with blanks and comments between them.
private struct PNMText {
    private static let bufferBytes = 64 * 1024
    private static let mostDigits = 10
    private var buffer: [UInt8] = []
    private var position = 0

    /// The next number, nil at the end of the file or where something else stands. Bits may stand without blanks between them.
    mutating func number(from input: InputFile, isDigit: Bool) -> Int? {
        guard var byte = firstDigit(from: input) else { return nil }
        var value = 0
        for _ in 0..<Self.mostDigits {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
            if isDigit { return value }
            guard let following = next(from: input), !Self.isBlank(following) else { return value }
            if following == UInt8(ascii: "#") {
                // A comment ends a number too; it is still to be skipped.
                position -= 1
                return value
            }
            byte = following
        }
        return nil
    }

    private mutating func firstDigit(from input: InputFile) -> UInt8? {
        var isComment = false
        while let byte = next(from: input) {
            if byte == UInt8(ascii: "#") { isComment = true }
            if !isComment, !Self.isBlank(byte) { return byte }
            if byte == 10 || byte == 13 { isComment = false }
        }
        return nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private mutating func next(from input: InputFile) -> UInt8? {
        if position == buffer.count {
            buffer = [UInt8](repeating: 0, count: Self.bufferBytes)
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe input.readSome(into: $0) }
            buffer.removeLast(buffer.count - count)
            position = 0
            guard count > 0 else { return nil }
        }
        defer { position += 1 }
        return buffer[position]
    }
}
