/// Bytes that can be looked at anywhere: a file, or an array in a test.
public protocol ByteSource {
    /// How many there are.
    var count: Int { get }
    /// One of them; nil outside, or when it cannot be read.
    func byte(at position: Int) -> UInt8?
}

extension [UInt8]: ByteSource {
    /// One of the bytes, or nil outside.
    public func byte(at position: Int) -> UInt8? {
        indices.contains(position) ? self[position] : nil
    }
}

extension ByteSource {
    /// Whether the characters of a text stand at a position.
    package func holds(_ text: String, at position: Int) -> Bool {
        text.utf8.enumerated().allSatisfy { byte(at: position + $0.offset) == $0.element }
    }

    /// Whether some bytes stand at a position.
    package func holds(_ expected: [UInt8], at position: Int) -> Bool {
        expected.indices.allSatisfy { byte(at: position + $0) == expected[$0] }
    }

    /// A number of several bytes with the most significant one first; nil when it is not all there.
    package func bigEndian(at position: Int, bytes: Int) -> Int? {
        var value = 0
        for index in 0..<bytes {
            guard let byte = byte(at: position + index) else { return nil }
            value = value << 8 | Int(byte)
        }
        return value
    }

    /// A number of several bytes with the least significant one first; nil when it is not all there.
    package func littleEndian(at position: Int, bytes: Int) -> Int? {
        var value = 0
        for index in (0..<bytes).reversed() {
            guard let byte = byte(at: position + index) else { return nil }
            value = value << 8 | Int(byte)
        }
        return value
    }

    /// A range of bytes, or nil when it is not all there.
    package func bytes(_ range: Range<Int>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for position in range {
            guard let byte = byte(at: position) else { return nil }
            bytes.append(byte)
        }
        return bytes
    }
}
