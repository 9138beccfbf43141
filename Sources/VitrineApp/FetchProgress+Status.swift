import Imaging
import Viewing
import Wire

extension FetchProgress {
    /// How far the fetching of a picture is at a time.
    init(_ status: FetchStatus, at now: Double) {
        self.init(
            received: status.received, expected: status.expected,
            pause: status.wait.map { wait in
                Pause(reason: wait.reason.reasonToWait, end: wait.milliseconds.map { now + Double($0) })
            })
    }
}
