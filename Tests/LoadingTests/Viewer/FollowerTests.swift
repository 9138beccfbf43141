import Foundation
import Geometry
import Testing
import Threading
import Wire

@testable import Imaging

/// The helper's end is held by the test, which says what it likes.
@Suite("Following a helper that is not what it should be", .timeLimit(.minutes(3)))
struct FollowerTests {
    private func outcome(
        hangTime: Double = 20_000, decodeTime: Double = 60_000, memory: FailureMemory = FailureMemory(mostCrashes: 2),
        at file: URL? = nil, of helper: (PacketSocket) throws -> Void
    ) throws -> Follower.Outcome {
        let folder = try ScratchFolder()
        let path = Array(try (file ?? folder.file("picture", [1, 2, 3])).path.utf8)
        let (here, there) = try PacketSocket.pair()
        var limits = LoadingLimits(picture: PictureLimits(memoryBudget: 1 << 30))
        limits.hangTime = hangTime
        limits.decodeTime = decodeTime
        let follower = Follower(
            socket: here, opening: FileOpening { Result { () throws(PictureFailure) in try OpenedFile(path: path) } },
            wishes: OpenWishes(largestSideFirst: 0, plays: true), limits: limits, memory: memory,
            report: { _ in })
        try helper(there)
        return follower.run()
    }

    private func nonsense(_ outcome: Follower.Outcome) -> String? {
        guard case .failed(.nonsense(let detail)) = outcome else { return nil }
        return detail
    }

    @Test("Bytes that are no message end it")
    func garbage() throws {
        #expect(nonsense(try outcome { try $0.send([99, 1, 2]) }) != nil)
        #expect(nonsense(try outcome { try $0.send([UInt8](repeating: 4, count: 4096)) }) != nil)
        #expect(nonsense(try outcome { try $0.send([UInt8](repeating: 4, count: 9000)) }) != nil)
    }

    @Test("A message that brings a descriptor ends it")
    func descriptor() throws {
        let file = OwnedDescriptor(taking: open("/dev/null", O_RDONLY | O_CLOEXEC))
        #expect(nonsense(try outcome { try $0.send(HelperMessage.ready([]).encoded(), [file]) }) != nil)
    }

    @Test("Silence is a hang")
    func silence() throws {
        guard case .failed(.hung(milliseconds: 50)) = try outcome(hangTime: 50, of: { _ in }) else {
            Issue.record("it does not hang")
            return
        }
    }

    @Test("A share that does not answer costs its own thread and nothing else")
    func stalledShare() throws {
        let release = Signal()
        let stuck = FileOpening {
            release.wait()
            return .failure(.missing)
        }
        #expect(throws: PictureFailure.notAnswering(milliseconds: 30)) { try stuck.wait(milliseconds: 30) }
        release.raise()
    }

    // MARK: - Frames

    /// What a helper says of a picture of 4 x 3 pixels and five frames until frames may come.
    private static let prologue: [HelperMessage] = [
        .ready([]),
        .opened(OpenedPicture(size: PixelSize(width: 4, height: 3), levels: 1, format: "gif", hasAlpha: true)),
        .rows(RowsWritten(level: 0, rows: 0..<3)),
        .animated(AnimationFacts(frames: 5, plays: 0, firstDuration: 100_000)),
    ]

    private static func frame(_ index: Int, slot: Int, generation: Int = 0, width: Int = 4) -> HelperMessage {
        .frame(
            FrameWritten(
                generation: generation, index: index, slot: slot, duration: 50_000,
                changed: PixelRect(x: 0, y: 0, width: width, height: 3)))
    }

    static let lies: [[HelperMessage]] = [
        [frame(2, slot: 0)], [frame(1, slot: 4)], [frame(1, slot: 4_000_000)], [frame(1, slot: 0), frame(2, slot: 0)],
        [frame(1, slot: 0, width: 5)], [frame(1, slot: 0, generation: 1)], [.shortened(frames: 0)],
        [.shortened(frames: 5)], [.shortened(frames: 3), frame(3, slot: 0)], [frame(1, slot: 0), .done],
        [.rows(RowsWritten(level: 0, rows: 0..<3, pass: 1))],
        [.animated(AnimationFacts(frames: 5, plays: 0, firstDuration: 100_000))],
        [frame(1, slot: 0), frame(2, slot: 1), frame(3, slot: 2), frame(4, slot: 3), frame(1, slot: 0)],
    ]

    @Test("A helper that lies about frames is stopped", arguments: lies)
    func lyingFrames(_ lie: [HelperMessage]) throws {
        let outcome = try outcome { for message in Self.prologue + lie { try $0.send(message.encoded()) } }
        #expect(nonsense(outcome) != nil, "\(outcome)")
    }

    @Test("A helper that sends all frames as it should is believed")
    func goodFrames() throws {
        let frames = (1...4).map { Self.frame($0, slot: 4 - $0) }
        let outcome = try outcome {
            for message in Self.prologue + frames + [.done] { try $0.send(message.encoded()) }
        }
        guard case .done = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test("Silence while there is a free slot is a hang, and so is one after some frames")
    func silenceInPlay() throws {
        for frames in [[], [Self.frame(1, slot: 0)]] {
            let outcome = try outcome(hangTime: 80) {
                for message in Self.prologue + frames { try $0.send(message.encoded()) }
            }
            guard case .failed(.hung) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
        }
    }

    @Test("A helper whose slots are all full may be silent as long as it likes")
    func silenceAtRest() throws {
        let messages = Self.prologue + (1...4).map { Self.frame($0, slot: $0 - 1) }
        let start = Date()
        let outcome = try outcome(hangTime: 30) { socket in
            for message in messages { try socket.send(message.encoded()) }
            DetachedThread.start {
                usleep(400_000)
                shutdown(socket.number, Int32(SHUT_RDWR))
            }
        }
        guard case .crashed = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(Date().timeIntervalSince(start) > 0.35)
    }

    @Test("The time of a picture ends with its first frame, whether its helper works ahead or has nothing to do")
    func timeInPlay() throws {
        let messages = Self.prologue + (1...4).map { Self.frame($0, slot: $0 - 1) }
        let outcome = try outcome(decodeTime: 100) { socket in
            for message in messages { try socket.send(message.encoded()) }
            DetachedThread.start {
                usleep(400_000)
                try? socket.send(HelperMessage.done.encoded())
            }
        }
        guard case .done = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test("A helper that gives signs of life but no frame is stopped when the time of a picture is over")
    func endlessFrame() throws {
        let outcome = try outcome(decodeTime: 200) { socket in
            for message in Self.prologue { try socket.send(message.encoded()) }
            DetachedThread.start {
                while (try? socket.send(HelperMessage.progress(nil).encoded())) != nil { usleep(20_000) }
            }
        }
        guard case .failed(.tookTooLong(milliseconds: 200)) = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test("A picture whose first frame is there is not remembered as one that cannot be shown; any other is")
    func memory() throws {
        for count in [2, Self.prologue.count] {
            let memory = FailureMemory(mostCrashes: 1)
            let folder = try ScratchFolder()
            let file = try folder.file("picture", [1, 2, 3])
            _ = try outcome(memory: memory, at: file) { socket in
                for message in Self.prologue.prefix(count) { try socket.send(message.encoded()) }
                try socket.send([99])
            }
            let identity = try OpenedFile(path: Array(file.path.utf8)).identity
            #expect((memory.failure(of: identity) == nil) == (count == Self.prologue.count))
        }
    }
}
