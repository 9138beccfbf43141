import Geometry
import Testing
import Wire

@Suite("How large a picture may be")
struct LimitTests {
    let limits = PictureLimits(memoryBudget: 1 << 40)

    private func failure(_ width: Int, _ height: Int, bytes: Int, _ limits: PictureLimits) -> DecodeFailure? {
        do throws(DecodeFailure) {
            _ = try limits.layout(size: PixelSize(width: width, height: height), firstLevel: 0, fileBytes: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test("The longest side is 65,535")
    func side() {
        #expect(failure(65_535, 10, bytes: 1000, limits) == nil)
        #expect(
            failure(10, 65_536, bytes: 1000, limits)
                == .tooLarge(.side(65_535), PixelSize(width: 10, height: 65_536)))
        #expect(
            failure(.max, .max, bytes: .max, limits)
                == .tooLarge(.side(65_535), PixelSize(width: .max, height: .max)))
    }

    @Test("There are at most 2^31 pixels")
    func pixels() {
        #expect(failure(65_535, 32_768, bytes: 1 << 30, limits) == nil)
        #expect(
            failure(65_535, 32_769, bytes: 1 << 30, limits)
                == .tooLarge(.pixels(1 << 31), PixelSize(width: 65_535, height: 32_769)))
    }

    @Test("More than 500 megapixels need a five-thousandth as many bytes")
    func bomb() {
        #expect(failure(25_000, 20_000, bytes: 1, limits) == nil)
        #expect(failure(30_000, 30_000, bytes: 180_001, limits) == nil)
        #expect(
            failure(30_000, 30_000, bytes: 54, limits)
                == .tooLarge(.fileSize(54), PixelSize(width: 30_000, height: 30_000)))
    }

    @Test("All levels together fit into the budget, the finest ones left out if need be")
    func budget() throws {
        let size = PixelSize(width: 1000, height: 1000)
        let needed = try #require(PyramidLayout(size: size)).byteCount
        #expect(failure(1000, 1000, bytes: 9, PictureLimits(memoryBudget: needed)) == nil)
        let tight = PictureLimits(memoryBudget: needed - 1)
        #expect(try tight.layout(size: size, firstLevel: 0, fileBytes: 9).firstLevel == 1)
        let least = try #require(PyramidLayout(size: size, firstLevel: 1)).byteCount
        #expect(
            failure(1000, 1000, bytes: 9, PictureLimits(memoryBudget: least - 1)) == .tooLarge(.memory(least - 1), size)
        )
    }

    @Test(
        "A picture without pixels, or with a negative side, is damaged", arguments: [(0, 5), (5, 0), (-3, 5), (5, -3)])
    func noArea(_ size: (Int, Int)) {
        guard case .damaged = failure(size.0, size.1, bytes: 100, limits) else {
            Issue.record("\(size) was accepted")
            return
        }
    }
}
