import Geometry
import Gestures
import Localization
import Testing
import Viewing

@Suite("The keyboard's choice")
struct FocusTests {
    private let all: [ControlButton] = [
        .list, .previous, .next, .zoomIn, .fill, .actual, .rotate, .playPause, .information, .fullscreen,
    ]

    @Test("goes by Tab through everything that can do something, around in both directions, and skips what cannot")
    func tab() {
        var stand = ChromeStand()
        var seen: [ChromeTarget] = []
        for _ in 0...all.count {
            stand.do(.key("tab"))
            stand.session.focusedTarget.map { seen.append($0) }
        }
        #expect(seen == (all + [.list]).map { .control($0) })
        stand.do(.key("shift+tab"))
        #expect(stand.session.focusedTarget == .control(.fullscreen))
    }

    @Test(
        "goes by arrows to the end and no farther; where reading goes from the right the arrows do too",
        arguments: [false, true])
    func arrows(isRightToLeft: Bool) {
        var stand = ChromeStand()
        if isRightToLeft {
            stand.walk.session.phrases = Phrasebook(language: "ar", isRightToLeft: true, translations: [:])
        }
        let (onward, back) = isRightToLeft ? ("left", "right") : ("right", "left")
        stand.do(.key("tab"))
        stand.do(.key(onward))
        #expect(stand.session.focusedTarget == .control(.previous))
        for _ in 0..<20 { stand.do(.key(onward)) }
        #expect(stand.session.focusedTarget == .control(.fullscreen))
        for _ in 0..<20 { stand.do(.key(back)) }
        #expect(stand.session.focusedTarget == .control(.list))
        #expect(stand.index == 1)
    }

    @Test("does what it stands for by Enter and by Space, and stays", arguments: ["enter", "space"])
    func activate(key: String) {
        var stand = ChromeStand()
        for _ in 0..<3 { stand.do(.key("tab")) }
        stand.do(.key(key))
        #expect(stand.index == 2)
        #expect(stand.session.focusedTarget == .control(.next))
        stand.do(.key(key, isRepeat: true))
        #expect(stand.index == 2)
    }

    @Test("is left by Escape, which then quits, and by any touch or click")
    func leave() {
        var stand = ChromeStand()
        stand.do(.key("tab"))
        #expect(stand.do(.key("escape")) == [])
        #expect(stand.session.focusedTarget == nil)
        #expect(stand.do(.key("escape")) == [.quit])
        stand.do(.key("tab"))
        stand.touch(.began, at: ViewPoint(x: 100, y: 100))
        #expect(stand.session.focusedTarget == nil)
        stand.touch(.ended, at: ViewPoint(x: 100, y: 100))
        stand.do(.key("tab"))
        stand.mouse(.down, at: ViewPoint(x: 100, y: 100))
        #expect(stand.session.focusedTarget == nil)
    }

    @Test("takes the button of a card first, and is gone when the card is")
    func card() {
        var stand = ChromeStand()
        let area = ChromeArea(.card(.tryAgain), frame: ViewRect(x: 300, y: 300, width: 140, height: 48))
        _ = stand.walk.take(.areas([area]))
        stand.walk.do(.key("tab"))
        #expect(stand.session.focusedTarget == .card(.tryAgain))
        let effects = stand.walk.do(.key("enter"))
        #expect(effects.contains(.forgetFailures))
        stand.draw()
        #expect(stand.session.focusedTarget == nil)
    }
}
