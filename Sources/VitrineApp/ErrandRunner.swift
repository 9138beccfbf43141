import Desktop
import Threading

/// Does what the desktop is asked for and may take long, each errand on a thread that nobody waits for. Results lie in an inbox until they are taken.
final class ErrandRunner: Sendable {
    /// What became of an errand.
    enum Result: Sendable {
        case trashed(ticket: UInt64, path: [UInt8], Swift.Result<TrashedFile, TrashError>)
        case restored(ticket: UInt64, TrashedFile, TrashError?)
        case opened([UInt8], SystemOpener.Failure?)
    }

    private let inbox: ResultInbox<Result>

    /// A runner that calls `wake` on another thread after each errand.
    init(wake: @escaping @Sendable () -> Void) { inbox = ResultInbox(wake: wake) }

    /// Moves a file to the trash.
    func trash(_ path: [UInt8], ticket: UInt64) {
        run { inbox in
            let result = Swift.Result { () throws(TrashError) in try Trash.move(path) }
            inbox.deliver(.trashed(ticket: ticket, path: path, result))
        } orElse: {
            .trashed(ticket: ticket, path: path, .failure(.refused(Self.noThread)))
        }
    }

    /// Moves it back.
    func restore(_ file: TrashedFile, ticket: UInt64) {
        run { inbox in
            var failure: TrashError?
            do throws(TrashError) { try Trash.restore(file) } catch { failure = error }
            inbox.deliver(.restored(ticket: ticket, file, failure))
        } orElse: {
            .restored(ticket: ticket, file, .refused(Self.noThread))
        }
    }

    /// Opens a file with the program that the desktop has for it.
    func open(_ path: [UInt8]) {
        run { inbox in
            var failure: SystemOpener.Failure?
            do throws(SystemOpener.Failure) { try SystemOpener.open(path) } catch { failure = error }
            inbox.deliver(.opened(path, failure))
        } orElse: {
            .opened(path, .refused(Self.noThread))
        }
    }

    /// Takes what has been done.
    func takeResults() -> [Result] { inbox.takeAll() }

    private static let noThread = "the system gave no thread"

    private func run(_ errand: @escaping @Sendable (ResultInbox<Result>) -> Void, orElse result: () -> Result) {
        let inbox = inbox
        if !DetachedThread.start({ errand(inbox) }) { inbox.deliver(result()) }
    }
}
