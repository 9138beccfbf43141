import Foundation
import Geometry
import Imaging
import Localization
import Testing
import Wire

@Suite("A decoder that lies", .serialized, .timeLimit(.minutes(5)))
struct HostileHelperTests {
    private static let steps = ["start", "size", "rows", "middle", "end"]
    private static let deaths = ["exit", "abort", "crash", "hang-up"]
    private static let nonsense = [
        "wrong-levels", "no-size", "huge-size", "bad-format", "wild-level", "wild-rows", "gap", "wild-pass",
        "not-a-number", "too-much-progress", "unknown", "empty-text", "long-text", "long-packet", "twice-ready",
        "done-early",
    ]
    private static let program = Bench.program("hostile-helper")

    private static var limits: LoadingLimits {
        // Long enough for a program to start on a busy machine.
        var limits = LoadingLimits(picture: PictureLimits(memoryBudget: 1 << 30))
        limits.hangTime = 1500
        limits.decodeTime = 2500
        return limits
    }

    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    /// What becomes of a picture whose decoder tells a lie at a step; then a good decoder shows that the loader's process is well.
    private func story(_ lie: String, _ step: String) throws -> Bench.Story {
        let file = try folder.file("picture", [1, 2, 3])
        let bench = Bench(decoder: try folder.helper("exec \(Self.program) \(lie) \(step)"), limits: Self.limits)
        let story = bench.open(file)
        #expect(!story.isStuck && !story.isDone, "\(lie) at \(step)")
        let failure = try #require(story.failure)
        let text = failure.text(fileName: "picture", in: .english)
        #expect(text.what.contains("picture") && !text.why.isEmpty && !text.sentence.contains("\u{1B}"))
        let processes = bench.loader.helpers().map(\.processID)
        bench.loader.shutDown()
        #expect(processes.allSatisfy { !processExists($0) }, "\(lie) at \(step) leaves a process")
        return story
    }

    @Test("Without a lie it is believed")
    func truth() throws {
        let bench = Bench(decoder: try folder.helper("exec \(Self.program) none start"), limits: Self.limits)
        let story = bench.open(try folder.file("picture", [1, 2, 3]))
        #expect(story.isDone && story.openings == 1, "\(String(describing: story.failure))")
    }

    @Test("One that dies is tried once more, then there is a card", arguments: steps)
    func dies(_ step: String) throws {
        for lie in Self.deaths {
            let story = try story(lie, step)
            #expect(story.failure == .crashed && story.openings == 2, "\(lie): \(String(describing: story.failure))")
        }
    }

    @Test("One that says nothing any more is stopped", arguments: steps)
    func silent(_ step: String) throws {
        for lie in ["silence", "stop"] {
            #expect(try story(lie, step).failure == .hung(milliseconds: 1500), "\(lie)")
        }
    }

    @Test("One that only says that it goes on is stopped when its time is over", arguments: ["size", "middle"])
    func endless(_ step: String) throws {
        for lie in ["progress", "slow-progress"] {
            #expect(try story(lie, step).failure == .tookTooLong(milliseconds: 2500), "\(lie)")
        }
    }

    @Test("One that says what cannot be is stopped at once", arguments: steps)
    func lies(_ step: String) throws {
        // At the end it may say that it is done.
        for lie in Self.nonsense where (lie, step) != ("done-early", "end") {
            let failure = try story(lie, step).failure
            switch failure {
            case .nonsense, .decoding(.tooLarge): break
            default: Issue.record("\(lie): \(String(describing: failure))")
            }
        }
    }

    @Test("One that sends descriptors is stopped, and they are closed")
    func descriptors() throws {
        let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        for _ in 0..<20 {
            guard case .nonsense = try story("descriptors", "start").failure else {
                Issue.record("it was believed")
                return
            }
        }
        let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        #expect(after <= before + 2)
    }
}
