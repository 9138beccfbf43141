import CSystem
import Foundation
import Synchronization
import Wire

@testable import Imaging

/// A file that comes piece by piece while a real decoder reads it.
final class Faucet: Sendable {
    let bytes: [UInt8]
    let incoming: IncomingFile
    private let file: OwnedDescriptor
    private let process: HelperProcess
    private let changes = Mutex<[PictureChange]>([])
    private let outcome = Mutex<Follower.Outcome?>(nil)
    private let ended = DispatchSemaphore(value: 0)

    /// Starts a decoder for a file of which nothing is there yet. `expected` is what a server says about its length.
    init(
        _ bytes: [UInt8], expected: Int?, wishes: OpenWishes = OpenWishes(largestSideFirst: 0),
        limits: LoadingLimits = LoadingLimits()
    ) throws {
        self.bytes = bytes
        file = OwnedDescriptor(taking: system_make_memory())
        incoming = IncomingFile(received: 0, expected: expected)
        let helper = try Helper(program: Bench.decoder)
        process = helper.process
        incoming.attach(helper.process)
        let opening = FileOpening(try OpenedFile(fetched: file, incoming))
        let follower = Follower(
            socket: helper.socket, opening: opening, wishes: wishes, limits: limits,
            memory: FailureMemory(mostCrashes: 2),
            report: { [weak self] change in self?.changes.withLock { $0.append(change) } },
            isAbandoned: { !helper.process.isRunning })
        Thread.detachNewThread { [self] in
            let outcome = follower.run()
            helper.process.kill()
            helper.process.waitForEnd()
            self.outcome.withLock { $0 = outcome }
            ended.signal()
        }
    }

    deinit { process.kill() }

    /// Lets the bytes up to one in; with the last one, or when it is said so, the file is complete.
    func pour(upTo end: Int, isEnd: Bool = false) {
        let before = incoming.received
        let part = Array(bytes[before..<end])
        var done = 0
        while done < part.count {
            let count = part[done...].withUnsafeBytes { pwrite(file.number, $0.baseAddress, $0.count, before + done) }
            if count <= 0 { return }
            done += count
        }
        incoming.note(received: end, isComplete: isEnd || end == bytes.count)
    }

    /// What the viewer has been told so far.
    var story: Bench.Story {
        var story = Bench.Story()
        for change in changes.withLock({ $0 }) { Bench.note(change, in: &story) }
        switch outcome.withLock({ $0 }) {
        case .done: story.isDone = true
        case .failed(let failure): story.failure = failure
        case .crashed: story.failure = .crashed
        case nil: break
        }
        return story
    }

    /// Waits for the end, and says how it was.
    func finish(within seconds: Double = 60) -> Bench.Story {
        _ = ended.wait(timeout: .now() + seconds)
        return story
    }

    /// Waits until something is so.
    func eventually(within seconds: Double = 20, _ isSo: (Bench.Story) -> Bool) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while Date() < deadline {
            if isSo(story) { return true }
            usleep(2000)
        }
        return isSo(story)
    }
}
