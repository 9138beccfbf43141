import Geometry
import Localization
import Navigation
import Testing
import Viewing

@Suite("Controls where something else is open")
struct CrowdedControlsTests {
    @Test(
        "keep clear of the information panel on any side, in any direction, and what stays clear of them keeps clear of both",
        arguments: ControlPlacement.allCases.filter { $0 != .off }, [false, true])
    func besidePanel(placement: ControlPlacement, isRightToLeft: Bool) throws {
        for size in [ViewSize(width: 1000, height: 700), ViewSize(width: 500, height: 400)] {
            var stand = ChromeStand(ChromeOptions(placement: placement, hasLabels: true))
            if isRightToLeft {
                stand.walk.session.phrases = Phrasebook(language: "ar", isRightToLeft: true, translations: [:])
            }
            stand.do(.navigation(.resize(size, scale: 1)))
            stand.do(.command(.toggleInformation))
            stand.do(.key("tab"))
            stand.wait(400)
            let panel = PanelPlacement(in: size, isRightToLeft: isRightToLeft).frame
            let bar = try #require(stand.session.controlBar(at: stand.walk.time))
            for area in [bar.ground] + bar.buttons.map(\.area) {
                #expect(area.intersection(panel) == nil, "\(placement) \(size) \(area)")
                #expect(area.minX >= 0 && area.minY >= 0 && area.maxX <= size.width && area.maxY <= size.height)
            }
            let insets = stand.session.clearInsets(at: stand.walk.time)
            let clear = ViewRect(
                x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
                height: size.height - insets.top - insets.bottom)
            #expect(clear.intersection(bar.ground) == nil && clear.intersection(panel) == nil)
        }
    }

    @Test("stay away from a small window whose card has a button in their place")
    func card() {
        var stand = ChromeStand()
        let card = OverlayCard(fileName: "a", reason: "It is broken.", actions: [.tryAgain])
        stand.walk = AlbumWalk()
        stand.walk.open(["a"])
        stand.walk.fail("a", LoadingFailure(card: card, sentence: "a", kind: .lasting))
        stand.do(.navigation(.resize(ViewSize(width: 200, height: 150), scale: 1)))
        stand.do(.key("tab"))
        stand.wait(400)
        #expect(stand.session.controlBar(at: stand.walk.time) == nil)
        stand.do(.navigation(.resize(ViewSize(width: 800, height: 600), scale: 1)))
        stand.do(.key("tab"))
        stand.wait(400)
        #expect(stand.session.controlBar(at: stand.walk.time) != nil)
    }
}
