internal import DecoderHost

/// The lines of a frame whose codes begin with more than 8 bits, which no GIF needs and giflib refuses. Browsers show such frames, so they
/// are decoded here (LZW with codes of variable length, GIF 89a, appendix F).
final class GIFWideCodes: GIFLineSource {
    /// Codes never have more bits.
    static let mostBits = 12
    private static let none = -1

    private let input: InputFile
    private var position: Int
    private var left = 0
    private let clearCode: Int
    private let firstBits: Int
    private var bits: Int
    private var buffer = 0
    private var buffered = 0
    private var former = none
    /// For each code its last color and the code of what comes before that.
    private var colors: [Int]
    private var prefixes: [Int]
    /// Colors of a code that have not been put out yet, the last one first.
    private var pending: [Int] = []

    /// Codes that begin with the byte that says how many bits they have; nil when that cannot be.
    init?(_ input: InputFile, at start: Int) {
        guard let size = input.byte(at: start), (1..<UInt8(Self.mostBits)).contains(size) else { return nil }
        self.input = input
        position = start + 1
        clearCode = 1 << Int(size)
        firstBits = Int(size) + 1
        bits = firstBits
        colors = Array(0..<clearCode + 2)
        prefixes = [Int](repeating: Self.none, count: clearCode + 2)
    }

    func read(into pixels: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        for index in 0..<count {
            if pending.isEmpty, !expandNext() { return false }
            unsafe pixels[index] = UInt8(truncatingIfNeeded: pending.removeLast())
        }
        return true
    }

    /// Makes the colors of the next code pending; false when there is none, or one that cannot be.
    private func expandNext() -> Bool {
        while let code = nextCode() {
            if code == clearCode {
                colors.removeLast(colors.count - clearCode - 2)
                prefixes.removeLast(prefixes.count - clearCode - 2)
                bits = firstBits
                former = Self.none
                continue
            }
            guard code != clearCode + 1, code < colors.count || code == colors.count && former != Self.none else {
                return false
            }
            // A code that is not known yet stands for the former one and its own first color.
            let isKnown = code < colors.count
            expand(isKnown ? code : former)
            let first = pending[pending.count - 1]
            if !isKnown { pending.insert(first, at: 0) }
            learn(first)
            former = code
            return true
        }
        return false
    }

    private func expand(_ code: Int) {
        var code = code
        while code != Self.none {
            pending.append(colors[code])
            code = prefixes[code]
        }
    }

    private func learn(_ color: Int) {
        guard former != Self.none, colors.count < 1 << Self.mostBits else { return }
        colors.append(color)
        prefixes.append(former)
        if colors.count == 1 << bits, bits < Self.mostBits { bits += 1 }
    }

    private func nextCode() -> Int? {
        while buffered < bits {
            guard let byte = nextByte() else { return nil }
            buffer |= Int(byte) << buffered
            buffered += 8
        }
        defer {
            buffer >>= bits
            buffered -= bits
        }
        return buffer & ((1 << bits) - 1)
    }

    private func nextByte() -> UInt8? {
        if left == 0 {
            guard let length = input.byte(at: position), length > 0 else { return nil }
            left = Int(length)
            position += 1
        }
        left -= 1
        position += 1
        return input.byte(at: position - 1)
    }
}
