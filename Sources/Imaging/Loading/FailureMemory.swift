internal import Synchronization

/// Which files no helper could cope with: they are not tried again until their content changes. A file that is merely damaged is not
/// among them, because a helper says so at once and lives.
final class FailureMemory: Sendable {
    private struct State {
        var failures: [FileIdentity: PictureFailure] = [:]
        /// Crashes in a row.
        var crashes: [FileIdentity: Int] = [:]
    }

    /// More is forgotten, all at once: a folder full of such files is no folder of pictures.
    private static let most = 1000

    private let mostCrashes: Int
    private let state = Mutex(State())

    /// A memory that remembers a file after so many crashes in a row.
    init(mostCrashes: Int) { self.mostCrashes = mostCrashes }

    /// Why a file is not to be tried again; nil when it is.
    func failure(of file: FileIdentity) -> PictureFailure? { state.withLock { $0.failures[file] } }

    /// Forgets everything, because the person wants it tried again.
    func forget() { state.withLock { $0 = State() } }

    /// Notes how the work of a helper for a file ended that nobody had stopped.
    func note(_ outcome: Follower.Outcome, of file: FileIdentity) {
        state.withLock { state in
            if state.failures.count + state.crashes.count >= Self.most { state = State() }
            switch outcome {
            case .crashed:
                let crashes = (state.crashes[file] ?? 0) + 1
                state.crashes[file] = crashes
                if crashes >= mostCrashes { state.failures[file] = .crashed }
            case .failed(let failure):
                switch failure {
                case .hung, .tookTooLong, .nonsense: state.failures[file] = failure
                default: state.crashes[file] = nil
                }
            case .done:
                state.crashes[file] = nil
            }
        }
    }
}
