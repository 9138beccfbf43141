internal import CSystem
internal import Glibc
internal import Synchronization
internal import Threading
internal import Wire

/// The picture on standard input. A file there is read as any other; what comes through a pipe is copied into memory, on a thread of its own,
/// because a decoder needs to go back and forth in it.
public final class SpooledInput: Sendable {
    private enum State {
        case waiting
        case receiving
        /// Complete, in a file that can be opened again under this descriptor's number.
        case complete(OwnedDescriptor)
        case failed(PictureFailure)
    }

    private static let bufferBytes = 256 * 1024

    private let source: Int32
    private let mostBytes: Int
    private let state = Mutex(State.waiting)
    private let received = Atomic<Int>(0)

    /// The input at a descriptor (standard input, unless another one is given), which stays open. Of a pipe no more than so many bytes are taken.
    public init(descriptor: Int32 = 0, mostBytes: Int) {
        source = descriptor
        self.mostBytes = mostBytes
    }

    /// How many bytes have come through the pipe so far.
    public var receivedBytes: Int { received.load(ordering: .relaxed) }

    /// Begins to take it in, unless that was done before.
    public func start() {
        let isFirst = state.withLock { state in
            guard case .waiting = state else { return false }
            state = .receiving
            return true
        }
        guard isFirst, !DetachedThread.start({ [self] in receive() }) else { return }
        state.withLock { $0 = .failed(.noResources(.threads, errno: 0)) }
    }

    /// A file of its own with all of the input; nil while it is still coming.
    func opened() throws(PictureFailure) -> OpenedFile? {
        let result: Result<OwnedDescriptor, PictureFailure>? = state.withLock { state in
            switch state {
            case .waiting, .receiving: nil
            case .complete(let descriptor): .success(descriptor)
            case .failed(let failure): .failure(failure)
            }
        }
        guard let result else { return nil }
        // Opened anew: a helper may read it, and nothing else.
        var file = try OpenedFile(path: Self.path(of: result.get().number))
        file.hasOwnTime = false
        return file
    }

    private static func path(of descriptor: Int32) -> [UInt8] { Array("/proc/self/fd/\(descriptor)".utf8) }

    private func receive() {
        let outcome: Result<OwnedDescriptor, PictureFailure>
        do throws(PictureFailure) { outcome = .success(try takeIn()) } catch { outcome = .failure(error) }
        state.withLock { state in
            switch outcome {
            case .success(let descriptor): state = .complete(descriptor)
            case .failure(let failure): state = .failed(failure)
            }
        }
    }

    private func takeIn() throws(PictureFailure) -> OwnedDescriptor {
        if let file = file() { return file }
        return try spool()
    }

    /// The file that standard input is; nil when it is none, or may not be opened again.
    private func file() -> OwnedDescriptor? {
        var status = stat()
        guard unsafe fstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let number = unsafe open(FileStatus.terminated(Self.path(of: source)), O_RDONLY | O_CLOEXEC)
        return number >= 0 ? OwnedDescriptor(taking: number) : nil
    }

    private func spool() throws(PictureFailure) -> OwnedDescriptor {
        let number = system_make_memory()
        guard number >= 0 else { throw .noResources(.memory, errno: -number) }
        let memory = OwnedDescriptor(taking: number)
        var buffer = [UInt8](repeating: 0, count: Self.bufferBytes)
        while true {
            let length = StandardReading.read(source, &buffer)
            if length < 0 { throw .unreadable(errno: errno) }
            if length == 0 { return memory }
            guard receivedBytes + length <= mostBytes else { throw .inputTooLarge(bytes: mostBytes) }
            var rest = buffer.prefix(length)
            while !rest.isEmpty {
                let written = unsafe rest.withUnsafeBytes { unsafe write(memory.number, $0.baseAddress, $0.count) }
                guard written > 0 else { throw .noResources(.memory, errno: errno) }
                rest = rest.dropFirst(written)
            }
            received.wrappingAdd(length, ordering: .relaxed)
        }
    }
}
