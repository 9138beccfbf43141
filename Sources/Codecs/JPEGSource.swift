internal import DecoderHost

/// Where a JPEG's bytes come from. It keeps its own place, so that two decoders may read the same file in turn.
final class JPEGSource {
    private enum Content {
        case file(InputFile)
        case memory([UInt8])
    }

    private let content: Content
    private var position = 0

    /// A file, from its start.
    init(_ file: InputFile) { content = .file(file) }

    /// Bytes in memory.
    init(_ bytes: [UInt8]) { content = .memory(bytes) }

    /// Copies the next bytes and says how many they were; 0 at the end.
    func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        let count: Int
        switch content {
        case .file(let input):
            input.seek(to: position)
            count = unsafe input.readSome(into: target)
        case .memory(let bytes):
            count = min(target.count, bytes.count - position)
            unsafe bytes.withUnsafeBytes {
                unsafe target.copyMemory(from: .init(rebasing: $0[position..<position + count]))
            }
        }
        position += count
        return count
    }
}
