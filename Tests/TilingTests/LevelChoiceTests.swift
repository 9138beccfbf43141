import Geometry
import TestSupport
import Testing
import Tiling

@Suite("The level that a scale wants")
struct LevelChoiceTests {
    @Test(
        "It is the next sharper one",
        arguments: [
            (1.0, 0), (0.999, 0), (0.5000001, 0), (0.5, 1), (0.4999999, 1), (0.2501, 1), (0.25, 2), (0.1, 3), (3, 0),
            (1000, 0), (0.0001, 4),
        ])
    func nextSharper(scale: Double, level: Int) throws {
        let pyramid = try Cases.pyramid(PixelSize(width: 6000, height: 4000))
        #expect(pyramid.lastLevel == 4)
        #expect(LevelChoice.level(forScale: scale, in: pyramid) == level)
    }

    @Test(
        "A level once chosen is kept until 2.2 texels meet in a pixel, and given up at once when it would be blurred",
        arguments: [
            (0.5, 0, 0), (0.46, 0, 0), (0.454, 0, 1), (0.3, 0, 1), (0.5, 1, 1), (0.500001, 1, 0), (0.23, 1, 1),
            (0.2, 1, 2), (0.2, 3, 2),
        ])
    func hysteresis(scale: Double, previous: Int, level: Int) throws {
        let pyramid = try Cases.pyramid(PixelSize(width: 6000, height: 4000))
        #expect(LevelChoice.level(forScale: scale, in: pyramid, previous: previous) == level)
    }

    @Test("Minification is between 1:1 and 2.2:1 wherever the pyramid has a level for it")
    func minification() throws {
        try forAll(cases: 3000, seed: 201) { random in
            let request = try Cases.request(&random)
            let level = LevelChoice.level(
                forScale: request.placement.scale, in: request.pyramid, previous: request.previousLevel)
            let texelsPerPixel = 1 / (request.placement.scale * Double(1 << level))
            try hold(request.pyramid.levels.contains(level), "level \(level) is not stored")
            if level < request.pyramid.lastLevel { try hold(texelsPerPixel <= 2.2, "\(texelsPerPixel) texels") }
            if level > request.pyramid.firstLevel { try hold(texelsPerPixel >= 1, "\(texelsPerPixel) texels") }
        }
    }

    @Test("A level that is not stored is never wanted")
    func firstLevel() throws {
        let pyramid = try Cases.pyramid(PixelSize(width: 6000, height: 4000), firstLevel: 2)
        #expect(LevelChoice.level(forScale: 1, in: pyramid) == 2)
        #expect(LevelChoice.level(forScale: 1, in: pyramid, previous: 0) == 2)
    }

    @Test("A scale that is no scale gets the coarsest level", arguments: [0, -1, Double.nan, .infinity])
    func absurd(scale: Double) throws {
        #expect(LevelChoice.level(forScale: scale, in: try Cases.pyramid(PixelSize(width: 6000, height: 4000))) == 4)
    }
}
