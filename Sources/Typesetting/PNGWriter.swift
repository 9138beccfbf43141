import Synchronization
import Threading

/// Writes .png files on a thread of its own, one after another. Results lie in an inbox until they are taken.
public final class PNGWriter: Sendable {
    /// A picture that was to be written and what became of it.
    public struct Result: Sendable {
        /// The number that `write` gave.
        public let ticket: Int
        /// The picture and its path.
        public let file: PNGFile
        /// Nil when it is written.
        public let error: PNGError?
    }

    private struct Job: Sendable {
        let ticket: Int
        let file: PNGFile
    }

    private let worker: Worker<Job>
    private let inbox: ResultInbox<Result>
    private let lastTicket = Mutex(0)

    /// A writer that calls `wake` on its own thread after each result.
    public init(wake: @escaping @Sendable () -> Void) {
        let inbox = ResultInbox<Result>(wake: wake)
        self.inbox = inbox
        worker = Worker { queue in
            while let job = queue.next() { inbox.deliver(Self.write(job)) }
        }
    }

    /// Begins to write a file; its result will carry the ticket that is returned.
    @discardableResult
    public func write(_ file: PNGFile) -> Int {
        let ticket = lastTicket.withLock { last in
            last += 1
            return last
        }
        do {
            try worker.submit(Job(ticket: ticket, file: file))
        } catch {
            let error = PNGError.noThread(path: file.path, code: error.code)
            inbox.deliver(Result(ticket: ticket, file: file, error: error))
        }
        return ticket
    }

    /// Takes what has been done.
    public func takeResults() -> [Result] { inbox.takeAll() }

    private static func write(_ job: Job) -> Result {
        do {
            try job.file.write()
            return Result(ticket: job.ticket, file: job.file, error: nil)
        } catch {
            return Result(ticket: job.ticket, file: job.file, error: error)
        }
    }
}
