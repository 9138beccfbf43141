import Foundation
import Geometry
import Testing
import Threading
import Wire

@testable import Imaging

/// The helper's end is held by the test, which says what it likes.
@Suite("Following a helper that is not what it should be", .timeLimit(.minutes(3)))
struct FollowerTests {
    private func outcome(hangTime: Double = 20_000, of helper: (PacketSocket) throws -> Void) throws -> Follower.Outcome
    {
        let folder = try ScratchFolder()
        let path = Array(try folder.file("picture", [1, 2, 3]).path.utf8)
        let (here, there) = try PacketSocket.pair()
        var limits = LoadingLimits(picture: PictureLimits(memoryBudget: 1 << 30))
        limits.hangTime = hangTime
        let follower = Follower(
            socket: here, opening: FileOpening { Result { () throws(PictureFailure) in try OpenedFile(path: path) } },
            wishes: OpenWishes(largestSideFirst: 0), limits: limits, memory: FailureMemory(mostCrashes: 2),
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
}
