internal import Glibc
internal import Synchronization
internal import Threading
internal import Wire
public import Wording

/// Fetches a list of pictures from a server, and reads it on a thread of its own.
public final class AddressListReader: Sendable {
    /// What has become of the list, all at once.
    public struct Outcome: Sendable {
        /// The addresses, in their order.
        public var names: [[UInt8]] = []
        /// What is wrong with it, if something is.
        public var trouble: AddressListTrouble?
    }

    private struct State {
        var file: FetchedFile?
        var ticket: UInt64?
        var isOver = false
        var outcome: Outcome?
    }

    /// Where the list is.
    public let address: WebAddress
    private static let mostBytes = 16 << 20
    private let fetcher: Fetcher?
    private let wake: @Sendable () -> Void
    private let state = Mutex(State())

    /// Begins to fetch the list at an address; without a fetcher that fails. `wake` is called from any thread when there is something to
    /// drain.
    public init(address: WebAddress, fetcher: Fetcher?, wake: @escaping @Sendable () -> Void) {
        self.address = address
        self.fetcher = fetcher
        self.wake = wake
        guard let fetcher else {
            end(.notFetched(.networkForbidden))
            return
        }
        // Its answer may come before this returns.
        let ticket = fetcher.fetch(address, isAnew: true) { [self] in take($0) }
        state.withLock { $0.ticket = ticket }
    }

    /// What has become of the list; nil as long as that is open, and once it was told.
    public func drain() -> Outcome? {
        state.withLock { state in
            defer { state.outcome = nil }
            return state.outcome
        }
    }

    private func take(_ news: FetchNews) {
        switch news {
        case .started(let file):
            state.withLock { $0.file = file }
            check(file.present)
        case .received(let bytes): check(bytes)
        case .waiting: break
        case .failed(let failure): end(.notFetched(failure))
        case .done(let length):
            // The last bytes may have come without being told before.
            guard length <= Self.mostBytes else { return end(.tooLarge(bytes: Self.mostBytes)) }
            guard let file = state.withLock({ $0.isOver ? nil : $0.file }) else { return }
            let started = DetachedThread.start { [self] in read(file, length) }
            if !started { end(.notFetched(.noResources(.threads, errno: 0))) }
        }
    }

    /// Gives up a list that is larger than any.
    private func check(_ bytes: Int) {
        guard bytes > Self.mostBytes else { return }
        end(.tooLarge(bytes: Self.mostBytes))
        // Whoever tells news must not be called meanwhile.
        DetachedThread.start { [self] in
            if let ticket = state.withLock({ $0.ticket }) { fetcher?.cancel(ticket) }
        }
    }

    private func read(_ file: FetchedFile, _ length: Int) {
        guard let bytes = Self.bytes(of: file.descriptor, length) else { return end(.noList) }
        do throws(AddressListTrouble) {
            let list = try AddressList(bytes, at: address)
            end(list.strangers > 0 ? .strangers(list.strangers) : nil, list.names)
        } catch {
            end(error)
        }
    }

    private func end(_ trouble: AddressListTrouble?, _ names: [[UInt8]] = []) {
        let isFirst = state.withLock { state in
            guard !state.isOver else { return false }
            state.isOver = true
            state.outcome = Outcome(names: names, trouble: trouble)
            return true
        }
        if isFirst { wake() }
    }

    /// The whole file; nil when it cannot be read.
    private static func bytes(of descriptor: OwnedDescriptor, _ length: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: length)
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe pread(descriptor.number, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done, done)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            done += count
        }
        return bytes
    }
}
