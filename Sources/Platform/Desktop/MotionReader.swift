internal import Synchronization
internal import Threading

/// Finds out what the desktop says about motion, on a thread of its own: a file or a service may keep it waiting.
final class MotionReader: Sendable {
    private let answers = Mutex<MotionAnswers?>(nil)
    private let isDone = Signal()

    /// Reads once; the waker tells that the answers are there.
    init(waker: Waker) {
        let wasStarted = DetachedThread.start { [self] in
            var found = Portal.sessionAddress.flatMap { Portal(address: $0) }?.answers() ?? MotionAnswers()
            found.fileAnimations = SettingsFolder()?.animations
            answers.withLock { $0 = found }
            waker.wake()
            isDone.raise()
        }
        if !wasStarted { isDone.raise() }
    }

    /// The answers, once.
    func takeAnswers() -> MotionAnswers? {
        answers.withLock { answers in
            defer { answers = nil }
            return answers
        }
    }

    /// Waits a moment for the thread: a library that is at work while the process ends may crash it. A service that does not answer is not
    /// waited for.
    func end() { _ = isDone.wait(milliseconds: Self.patience) }

    private static let patience = 100.0
}
