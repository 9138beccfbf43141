internal import Glibc
public import Wire

/// A picture's file, read through a buffer at any position; it knows how much of it has been consumed.
///
/// It belongs to the thread that decodes.
public final class InputFile: ByteSource {
    private static let bufferBytes = 256 * 1024
    /// A reader that comes back so often after the end does not notice it, and would go on for ever.
    private static let mostReadsPastTheEnd = 256

    /// Bytes of the file when it was opened.
    public let count: Int
    /// Where the next `read` begins.
    public private(set) var position = 0
    /// One past the last byte that `read` has given out: how much has been consumed.
    public private(set) var consumed = 0
    /// Called whenever `read` has given out bytes.
    public var onRead: (() -> Void)?
    /// Called when a reader does not notice that the file has ended.
    public var onEndless: (() -> Void)?

    private let descriptor: OwnedDescriptor
    private var buffer: [UInt8] = []
    private var bufferStart = 0
    private var readsPastTheEnd = 0

    /// The regular file behind a descriptor.
    public init(_ descriptor: OwnedDescriptor) throws(DecodeFailure) {
        var status = stat()
        guard unsafe fstat(descriptor.number, &status) == 0 else { throw .unreadable(errno: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .helperFault(detail: "it was given no regular file") }
        self.descriptor = descriptor
        count = status.st_size
    }

    /// One byte, without consuming it.
    public func byte(at position: Int) -> UInt8? {
        guard position >= 0, position < count, fill(from: position) else { return nil }
        return buffer[position - bufferStart]
    }

    /// Moves to a position; one outside the file is moved to its border.
    public func seek(to position: Int) { self.position = min(max(position, 0), count) }

    /// Goes back to the start, to read the file once more.
    public func rewind() {
        position = 0
        readsPastTheEnd = 0
    }

    /// Copies the next bytes to `target`; fewer than its size only at the end of the file.
    public func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        var copied = 0
        while copied < target.count, position < count, fill(from: position) {
            let start = position - bufferStart
            let part = min(target.count - copied, buffer.count - start)
            let goal = unsafe UnsafeMutableRawBufferPointer(rebasing: target[copied..<copied + part])
            unsafe buffer.withUnsafeBytes { unsafe goal.copyMemory(from: .init(rebasing: $0[start..<start + part])) }
            copied += part
            position += part
        }
        noteRead(copied, of: target.count)
        return copied
    }

    private func noteRead(_ copied: Int, of wanted: Int) {
        consumed = max(consumed, position)
        if copied > 0 {
            onRead?()
        } else if wanted > 0 {
            readsPastTheEnd += 1
            if readsPastTheEnd > Self.mostReadsPastTheEnd { onEndless?() }
        }
    }

    /// Makes the buffer cover a position inside the file; false when the system cannot read there.
    private func fill(from position: Int) -> Bool {
        if position >= bufferStart, position < bufferStart + buffer.count { return true }
        let wanted = min(Self.bufferBytes, count - position)
        var fresh = [UInt8](repeating: 0, count: wanted)
        var length = 0
        repeat { length = unsafe pread(descriptor.number, &fresh, wanted, position) } while length < 0 && errno == EINTR
        guard length > 0 else { return false }
        fresh.removeLast(wanted - length)
        buffer = fresh
        bufferStart = position
        return true
    }
}
