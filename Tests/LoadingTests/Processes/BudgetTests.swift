import Foundation
import Geometry
import Imaging
import Localization
import Testing
import Wire

@Suite("Pictures that may not take what they want", .serialized, .timeLimit(.minutes(2)))
struct BudgetTests {
    private static let picture = TestPictures.ppm(width: 1300, height: 700) { x, _ in (UInt8(x & 255), 128, 0) }
    private static let size = PixelSize(width: 1300, height: 700)

    private func open(_ wishes: OpenWishes, _ limits: LoadingLimits = LoadingLimits()) throws -> Bench.Story {
        let folder = try ScratchFolder()
        return Bench(limits: limits).open(try folder.file("a", Self.picture), wishes: wishes)
    }

    @Test("What is loaded ahead has no level larger than its bounds, and says nothing about it")
    func bounds() throws {
        let bounds = PixelSize(width: 640, height: 480)
        let story = try open(OpenWishes(largestSideFirst: 640, bounds: bounds))
        #expect(story.isDone)
        #expect(story.info?.layout.firstLevel == 2)
        #expect(story.info?.size == Self.size)
        #expect(story.info?.memoryNotice == nil)
        #expect(Set(story.rows.map(\.level)) == [2])
        #expect(story.pixels?.pixel(x: 10, y: 10, level: 2) != nil)
    }

    @Test("A picture that exceeds the budget whole comes at the finest level that does not, with a notice in words")
    func tight() throws {
        let whole = try #require(PyramidLayout(size: Self.size)).byteCount
        let budget = LoadingLimits(picture: PictureLimits(memoryBudget: whole - 1))
        for (wishes, limits) in [
            (OpenWishes(largestSideFirst: 0, byteLimit: whole - 1), LoadingLimits()),
            (OpenWishes(largestSideFirst: 0), budget),
        ] {
            let story = try open(wishes, limits)
            #expect(story.isDone)
            #expect(story.info?.layout.firstLevel == 1)
            let sentence = try #require(story.info?.memoryNotice?.sentence(in: .english))
            #expect(sentence.contains("650 × 350"))
            #expect(sentence.contains("--memory-budget"))
        }
    }

    @Test("A picture of which not even the coarsest level fits is refused")
    func nothingFits() throws {
        let story = try open(OpenWishes(largestSideFirst: 0, byteLimit: 1000))
        guard case .decoding(.tooLarge(.memory(1000), Self.size)) = story.failure else {
            Issue.record("\(String(describing: story.failure))")
            return
        }
    }

    @Test("Levels that nobody wants any more give their memory back, the others stay as they are")
    func discarding() throws {
        let story = try open(OpenWishes(largestSideFirst: 0))
        let pixels = try #require(story.pixels)
        let kept = try #require(pixels.pixel(x: 300, y: 100, level: 1))
        #expect(try #require(pixels.pixel(x: 300, y: 100, level: 0)) == (44, 128, 0, 255))
        pixels.discardLevels(finerThan: 1)
        #expect(try #require(pixels.pixel(x: 300, y: 100, level: 0)) == (0, 0, 0, 0))
        #expect(try #require(pixels.pixel(x: 300, y: 100, level: 1)) == kept)
    }
}
