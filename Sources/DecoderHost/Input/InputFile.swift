internal import Glibc
public import Wire

/// A picture's file, read through a buffer at any position; it knows how much of it has been consumed.
///
/// Somebody may still be writing into it: then whoever asks for a byte that is not there yet waits for it. It belongs to the thread that
/// decodes.
public final class InputFile: ByteSource {
    private static let bufferBytes = 256 * 1024
    /// A reader that comes back so often after the end does not notice it, and would go on for ever.
    private static let mostReadsPastTheEnd = 256

    /// Bytes of the file when it was opened; of one that grows those that are expected, or more than any file has, until all are there.
    public private(set) var count: Int
    /// Where the next `read` begins.
    public private(set) var position = 0
    /// One past the last byte that `read` has given out: how much has been consumed.
    public private(set) var consumed = 0
    /// Called whenever `read` has given out bytes.
    public var onRead: (() -> Void)?
    /// Called when a reader does not notice that the file has ended.
    public var onEndless: (() -> Void)?

    private let descriptor: OwnedDescriptor
    /// Nil once all is there.
    private var growth: FileGrowth?
    /// Bytes that are there and will not change any more.
    private var available: Int
    private var buffer: [UInt8] = []
    private var bufferStart = 0
    private var readsPastTheEnd = 0

    /// Stands for a length that is not known yet.
    private static let unknownCount = Int.max / 4

    /// The regular file behind a descriptor, and how it grows, if it does.
    public init(_ descriptor: OwnedDescriptor, growth: FileGrowth? = nil) throws(DecodeFailure) {
        var status = stat()
        guard unsafe fstat(descriptor.number, &status) == 0 else { throw .unreadable(errno: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .helperFault(detail: "it was given no regular file") }
        self.descriptor = descriptor
        self.growth = growth
        available = growth == nil ? status.st_size : 0
        count = growth == nil ? status.st_size : growth?.expected ?? Self.unknownCount
    }

    /// Bytes that are known to be there, without waiting for any.
    public var availableCount: Int { available }

    /// How many bytes there will be; nil as long as nobody knows.
    public var knownCount: Int? { count == Self.unknownCount ? nil : count }

    /// Waits until there are more than so many bytes, or all.
    public func wait(forMoreThan bytes: Int) {
        guard let growth, available <= bytes else { return }
        let (received, isComplete) = growth.wait(forMoreThan: bytes)
        available = received
        // Its sender may have been wrong.
        count = max(count, received)
        guard isComplete else { return }
        self.growth = nil
        count = received
        position = min(position, count)
    }

    /// Waits until all is there.
    public func waitForAll() { wait(forMoreThan: .max) }

    /// One byte, without consuming it.
    public func byte(at position: Int) -> UInt8? {
        guard position >= 0, fill(from: position) else { return nil }
        return buffer[position - bufferStart]
    }

    /// Moves to a position; one outside the file is moved to its border.
    public func seek(to position: Int) { self.position = min(max(position, 0), count) }

    /// Goes back to the start, to read the file once more.
    public func rewind() {
        position = 0
        readsPastTheEnd = 0
    }

    /// Copies as many of the next bytes to `target` as are there, at least one unless the file has ended.
    public func readSome(into target: UnsafeMutableRawBufferPointer) -> Int {
        wait(forMoreThan: position)
        let part = min(target.count, max(available - position, 0))
        return unsafe read(into: part < target.count && part > 0 ? .init(rebasing: target[..<part]) : target)
    }

    /// Copies the next bytes to `target`; fewer than its size only at the end of the file.
    public func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        var copied = 0
        while copied < target.count, fill(from: position) {
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

    /// Makes the buffer cover a position; false outside of the file, or when the system cannot read there.
    private func fill(from position: Int) -> Bool {
        if position >= bufferStart, position < bufferStart + buffer.count { return true }
        wait(forMoreThan: position)
        guard position < available else { return false }
        let wanted = min(Self.bufferBytes, available - position)
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
