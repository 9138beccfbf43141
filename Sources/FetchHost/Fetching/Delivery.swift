internal import Fetching
internal import Foundation
internal import Synchronization
internal import Wire

/// What comes of the content, over all tries: the file that it is written into, and what the viewer knows of it.
///
/// It is used by one thread at a time: by the session's while an exchange runs, by the main one in between.
final class Delivery: Sendable {
    /// What a try has come to, beyond the answer's own end.
    enum Verdict: Hashable, Sendable {
        /// The content comes.
        case content
        /// The copy that we have is still right.
        case unchanged
        /// The part that was sent does not belong to the one that we have: all has to come anew.
        case unfit
        /// Somewhere else.
        case redirect
        /// Nothing that could be shown.
        case failure(FetchFailure)
    }

    /// What a request asked, as far as it tells what an answer may be.
    struct Question: Sendable {
        var source: String
        var asked: Int
        var isConditional: Bool
        var partFrom: Int?
        var redirects: Int?
    }

    struct State: ~Copyable {
        var file: DownloadFile?
        /// What the file will be a copy of.
        var record: CopyRecord?
        var validator: Validator?
        var isStarted = false
        var question: Question?
        var head: AnswerHead?
        var verdict: Verdict?
        var lastTold = 0.0
    }

    let state = Mutex(State())
    private let request: FetchRequest
    private let key: String
    private let link: ViewerLink
    private let store: CacheStore

    init(_ request: FetchRequest, key: String, link: ViewerLink, store: CacheStore) {
        self.request = request
        self.key = key
        self.link = link
        self.store = store
    }

    /// How many bytes have come.
    var count: Int { state.withLock { $0.file?.count ?? 0 } }

    /// Goes on with a part that an earlier process has left.
    func adopt(_ record: CopyRecord, _ file: DownloadFile) {
        state.withLock {
            $0.file = file
            $0.record = record
            $0.validator = Validator(record.headers)
        }
    }

    /// The part that can be gone on with, where it came from.
    func part(from source: String) -> (count: Int, validator: Validator)? {
        state.withLock { state in
            guard let file = state.file, file.count > 0, let validator = state.validator,
                state.record?.source == source
            else { return nil }
            return (file.count, validator)
        }
    }

    /// How many bytes a download may have.
    var limit: Int { request.largestDownload }

    func discard(_ file: DownloadFile) { store.discard(file, key) }

    func notePart(_ file: DownloadFile, as record: CopyRecord) { store.notePart(file, as: record) }

    func makeFile(isKept: Bool) throws(StorageFailure) -> DownloadFile { try store.makeFile(for: key, isKept: isKept) }

    func send(_ message: FetchMessage, _ descriptor: OwnedDescriptor) { link.send(message, [descriptor]) }

    func makeRecord(_ head: AnswerHead, _ question: Question, _ content: String, _ length: Int?) -> CopyRecord {
        CopyRecord(
            key: key, source: question.source, content: content, length: length ?? -1, checksum: 0, boot: store.boot,
            asked: question.asked, came: WallClock.seconds, redirects: question.redirects, headers: head.headers)
    }

    /// What has come belongs to nothing that can be had any more.
    func giveUp() {
        state.withLock { state in
            if let file = state.file { store.discard(file, key) }
            state.file = nil
            state.record = nil
            state.validator = nil
        }
    }

    /// Of what has come, only what can be gone on with is worth its room.
    func giveUpUnlessResumable() {
        if state.withLock({ $0.validator == nil }) { giveUp() }
    }

    /// A new exchange begins.
    func ask(_ question: Question) {
        state.withLock {
            $0.question = question
            $0.head = nil
            $0.verdict = nil
        }
    }

    /// What the last exchange has come to.
    var outcome: (verdict: Verdict?, head: AnswerHead?) { state.withLock { ($0.verdict, $0.head) } }

    /// All has come: makes the file a copy, if it may be kept, and tells the viewer.
    func finish() {
        let count = state.withLock { state in
            guard let file = state.file, var record = state.record else { return 0 }
            record.length = file.count
            record.checksum = file.checksum
            store.commit(file, as: record)
            return file.count
        }
        link.send(.done(FetchEnd(length: count, origin: .server)))
    }
}

extension Delivery: Exchange.Receiver {
    func take(_ head: AnswerHead) -> Bool {
        state.withLock { state in
            state.head = head
            let verdict = judge(head, &state)
            state.verdict = verdict
            return verdict == .content
        }
    }

    func take(_ content: Data) -> Bool {
        state.withLock { state in
            guard let file = state.file else { return false }
            guard content.count <= request.largestDownload - file.count else {
                state.verdict = .failure(.tooLarge(limit: request.largestDownload))
                return false
            }
            do throws(StorageFailure) {
                try append(content, to: file)
            } catch {
                state.verdict = .failure(.storage(errno: error.errno))
                return false
            }
            tell(file.count, &state)
            return true
        }
    }

    private func append(_ content: Data, to file: DownloadFile) throws(StorageFailure) {
        let before = file.count
        do throws(StorageFailure) {
            try write(content[...], to: file)
        } catch {
            guard error.isFull, store.makeRoom() else { throw error }
            try write(content.dropFirst(file.count - before), to: file)
        }
    }

    private func write(_ content: Data, to file: DownloadFile) throws(StorageFailure) {
        var failure: StorageFailure?
        unsafe content.withUnsafeBytes { bytes in
            do throws(StorageFailure) { try unsafe file.append(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// A display shows no more than one step in so many milliseconds.
    private static let shortestPause = 30.0

    private func tell(_ count: Int, _ state: inout State) {
        let now = MonotonicClock.milliseconds
        guard now - state.lastTold >= Self.shortestPause, link.offer(.received(count)) else { return }
        state.lastTold = now
    }
}
