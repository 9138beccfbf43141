internal import Foundation

/// A queue that does its work at once, on the thread that adds it. A session that has it as its delegates' queue hands over a piece of content
/// and receives the next one only when the delegate has put that away: what comes faster than it is written waits in the network, not in memory.
final class InlineQueue: OperationQueue, @unchecked Sendable {  // It adds nothing that could be shared.
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}
