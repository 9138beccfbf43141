import Synchronization
import Threading

/// Makes PNG files in memory on a thread of its own, one after another. Results lie in an inbox until they are taken.
public final class PNGEncoder: Sendable {
    /// What became of some pixels.
    public struct Result: Sendable {
        /// The number that `encode` gave.
        public let ticket: Int
        /// The file.
        public let bytes: [UInt8]
        /// Why there is none; nil when there is one.
        public let trouble: String?
    }

    private struct Job: Sendable {
        let ticket: Int
        let source: PixelSource
    }

    private let worker: Worker<Job>
    private let inbox: ResultInbox<Result>
    private let stop = PixelSurface.Stop()
    private let lastTicket = Mutex(0)

    /// An encoder that calls `wake` on its own thread after each result.
    public init(wake: @escaping @Sendable () -> Void) {
        let inbox = ResultInbox<Result>(wake: wake)
        self.inbox = inbox
        worker = Worker { [stop] queue in
            while let job = queue.next() { inbox.deliver(Self.encode(job, until: stop)) }
        }
    }

    // Nobody waits for a large picture when the viewer ends.
    deinit { stop.set() }

    /// Begins to encode; the result will carry the ticket that is returned.
    public func encode(_ source: PixelSource) -> Int {
        let ticket = lastTicket.withLock { last in
            last += 1
            return last
        }
        do {
            try worker.submit(Job(ticket: ticket, source: source))
        } catch {
            inbox.deliver(Result(ticket: ticket, bytes: [], trouble: "error \(error.code)"))
        }
        return ticket
    }

    /// Takes what has been done.
    public func takeResults() -> [Result] { inbox.takeAll() }

    private static func encode(_ job: Job, until stop: PixelSurface.Stop) -> Result {
        do {
            let bytes = try PixelSurface(job.source).encoded(until: stop)
            return Result(ticket: job.ticket, bytes: bytes, trouble: nil)
        } catch {
            return Result(ticket: job.ticket, bytes: [], trouble: error.words)
        }
    }
}
