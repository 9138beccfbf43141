import Drawing
import Geometry
import Glibc
import Navigation
import Testing
import Viewing

@testable import Scene

@Suite("What lies above the picture")
struct ChromeSceneTests {
    /// The relative luminance of a gray as the Web Content Accessibility Guidelines define it.
    private static func luminance(_ gray: Double) -> Double {
        let part = gray / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    private static func contrast(_ one: Double, _ other: Double) -> Double {
        let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
        return (light + 0.05) / (dark + 0.05)
    }

    /// A gray over another one.
    private static func over(_ color: Color, _ ground: Double) -> Double {
        let part = Double(color.alpha) / 255
        return Double(color.green) * part + ground * (1 - part)
    }

    @Test("Everything on the controls has a contrast of 4.5:1 or more over any picture, also what can do nothing now")
    func controls() {
        for picture in stride(from: 0.0, through: 255, by: 5) {
            let ground = Self.over(OverlayPalette.bar, picture)
            #expect(Self.contrast(Double(OverlayPalette.barDim.green), ground) >= 4.5)
            for layer in [Color(white: 0, alpha: 0), OverlayPalette.hovered, OverlayPalette.pressed] {
                let seen = Self.over(layer, ground)
                #expect(Self.contrast(Double(OverlayPalette.barIcon.green), seen) >= 4.5)
                #expect(Self.contrast(Double(OverlayPalette.focus.green), seen) >= 4.5)
            }
        }
    }

    @Test(
        "So have the list of keys and the buttons of cards, held or not; the ring of the choice is seen on any ground")
    func words() {
        for picture in [0.0, 90, 160, 255] {
            let curtain = Self.over(OverlayPalette.curtain, picture)
            for color in [OverlayPalette.title, OverlayPalette.text] {
                #expect(Self.contrast(Double(color.green), curtain) >= 4.5)
            }
            let button = Self.over(OverlayPalette.button, Self.over(OverlayPalette.card, picture))
            for layer in [Color(white: 0, alpha: 0), OverlayPalette.hovered, OverlayPalette.pressed] {
                #expect(Self.contrast(Double(OverlayPalette.title.green), Self.over(layer, button)) >= 4.5)
            }
        }
        #expect(Self.contrast(Double(OverlayPalette.focus.green), Double(OverlayPalette.focusEdge.green)) > 20)
    }

    private func shown(_ options: ChromeOptions, width: Double, height: Double, scale: Double) -> OverlayFrame {
        var session = Session(options: .standard, view: ViewSize(width: width, height: height), scale: scale)
        session.chromeOptions = options
        _ = session.handle(.key(KeyPress(KeyStroke("tab"))), at: 1000)
        return ChromeScene.frame(
            of: session.chromeContent(at: 2000), states: session.chromeStates,
            view: ViewSize(width: width, height: height), scale: scale, text: OverlayTestDrawing.everyText)
    }

    @Test("Is drawn within the window and answers within it, whatever the window", arguments: ControlPlacement.allCases)
    func inside(placement: ControlPlacement) {
        for (width, height) in [(1280.0, 800.0), (320, 240), (120, 90), (60, 500), (30, 20)] {
            for scale in [1.0, 1.5, 2] {
                for hasLabels in [false, true] {
                    let frame = shown(
                        ChromeOptions(placement: placement, hasLabels: hasLabels), width: width, height: height,
                        scale: scale)
                    for mesh in OverlayTestDrawing.meshes(frame) {
                        #expect(mesh.isWellFormed)
                        for vertex in mesh.vertices {
                            #expect((-1...width * scale + 1).contains(vertex.position.x))
                            #expect((-1...height * scale + 1).contains(vertex.position.y))
                        }
                    }
                    for area in frame.areas {
                        #expect(area.frame.minX >= 0 && area.frame.maxX <= width + 1e-9)
                        #expect(area.frame.minY >= 0 && area.frame.maxY <= height + 1e-9)
                    }
                }
            }
        }
    }

    @Test("Answers as long as it can be seen, and no longer")
    func answering() {
        var session = Session(options: .standard, view: ViewSize(width: 800, height: 600), scale: 1)
        _ = session.handle(.key(KeyPress(KeyStroke("tab"))), at: 1000)
        _ = session.handle(.key(KeyPress(KeyStroke("escape"))), at: 1500)
        var wasGone = false
        for time in stride(from: 1400.0, through: 8000, by: 20) {
            let content = session.chromeContent(at: time)
            let frame = ChromeScene.frame(
                of: content, view: session.view, scale: 1, text: OverlayTestDrawing.everyText)
            let opacity = content.controls?.opacity ?? 0
            #expect(frame.areas.isEmpty == (opacity < 0.3))
            #expect(frame.commands.isEmpty == (opacity == 0))
            wasGone = wasGone || opacity == 0
        }
        #expect(wasGone)
    }

    @Test("A card's buttons go aside with their page")
    func aside() {
        let card = OverlayCard(fileName: "a.jpg", reason: "It is broken.", actions: [.tryAgain])
        let view = ViewSize(width: 800, height: 600)
        func frame(_ displacement: Double) -> OverlayFrame {
            OverlayScene.frame(
                of: Overlay(.card(card)), view: view, scale: 2, pageDisplacement: displacement,
                text: OverlayTestDrawing.everyText)
        }
        let (still, moved) = (frame(0).areas, frame(-120).areas)
        #expect(still.map(\.target) == [.card(.tryAgain)])
        #expect(moved.map { $0.frame.minX + 120 } == still.map(\.frame.minX))
        #expect(still.allSatisfy { $0.frame.size.height >= 48 && $0.frame.size.width >= 48 })
    }

    @Test("A card's button is as high as a finger needs it in any window that has room for it, and within it")
    func cardButton() {
        let card = OverlayCard(fileName: "a.jpg", reason: "It is broken.", actions: [.tryAgain])
        for (width, height) in [(1280.0, 800.0), (320, 240), (200, 160), (140, 130), (60, 50)] {
            let view = ViewSize(width: width, height: height)
            let frame = OverlayScene.frame(
                of: Overlay(.card(card)), view: view, scale: 1, text: OverlayTestDrawing.everyText)
            for area in frame.areas {
                #expect(area.frame.size.height >= 48)
                #expect(area.frame.minX >= 0 && area.frame.maxX <= width)
                #expect(area.frame.minY >= 0 && area.frame.maxY <= height)
            }
            if height > 200 { #expect(frame.areas.count == 1) }
        }
    }

    @Test("Notices and the ring in the corner stay clear of the controls")
    func insets() {
        let view = ViewSize(width: 800, height: 600)
        var session = Session(options: .standard, view: view, scale: 1)
        for placement in [ControlPlacement.bottom, .top, .right] {
            session.chromeOptions = ChromeOptions(placement: placement)
            _ = session.handle(.key(KeyPress(KeyStroke("tab"))), at: 1000)
            let bar = session.controlBar(at: 2000)?.ground ?? ViewRect(x: 0, y: 0, width: 0, height: 0)
            let frame = OverlayScene.frame(
                of: Overlay(.cornerRing(OverlayRing(.fraction(0.5))), notice: "A remark."), view: view, scale: 1,
                insets: session.chromeInsets(at: 2000), text: OverlayTestDrawing.everyText)
            for mesh in OverlayTestDrawing.meshes(frame) {
                for vertex in mesh.vertices {
                    #expect(!bar.contains(ViewPoint(x: vertex.position.x, y: vertex.position.y)))
                }
            }
        }
    }
}
