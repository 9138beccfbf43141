import Geometry
import Navigation
import Testing
import Viewing

extension ViewingEvent {
    /// A key by its name.
    static func key(_ name: String, isRepeat: Bool = false) -> ViewingEvent {
        .key(KeyPress(KeyStroke(name: name) ?? KeyStroke(name), isRepeat: isRepeat))
    }
}

@Suite("The keys")
struct KeyBindingsTests {
    @Test(
        "act as the table of keys says",
        arguments: [
            ("+", ViewingEvent.navigation(.command(.plus))), ("up", .navigation(.command(.up))),
            ("left", .command(.stepOrMove(.previous, .left))), ("pagedown", .command(.step(.next))),
            ("end", .command(.step(.last))), ("Ctrl++", .navigation(.command(.plus))),
            ("f", .command(.toggleFullscreen)), ("escape", .command(.leave)), ("q", .command(.quit)),
            ("?", .command(.toggleKeys)), ("shift+tab", .command(.moveFocus(-1))),
        ])
    func table(name: String, event: ViewingEvent) throws {
        let stroke = try #require(KeyStroke(name: name))
        #expect(KeyBindings.standard.event(for: stroke) == event)
    }

    @Test("have names that read back, whatever is held with them", arguments: KeyBindings.standard.actions.keys)
    func names(stroke: KeyStroke) {
        #expect(KeyStroke(name: stroke.name) == stroke)
        #expect(KeyStroke(name: "Shift+Ctrl+\(stroke.key)")?.modifiers == [.shift, .control])
    }

    @Test("have no names that nobody can press", arguments: ["", "+a", "ctrl", "ctrl+", "hyper+a", "aa", "ctrl+ctrl"])
    func noNames(name: String) {
        #expect(KeyStroke(name: name) == nil)
    }

    @Test("do the same with Shift, unless that does something else; with Control they do nothing unless it is said")
    func modifiers() {
        let keys = KeyBindings.standard
        #expect(keys.action(for: KeyStroke("f", [.shift])) == .fullscreen)
        #expect(keys.action(for: KeyStroke("r", [.shift])) == .rotateLeft)
        #expect(keys.action(for: KeyStroke("+", [.shift, .control])) == .zoomIn)
        #expect(keys.action(for: KeyStroke("f", [.control])) == nil)
        #expect(keys.action(for: KeyStroke("+", [.alt])) == nil)
    }

    @Test("that toggle do so once while they are held; those that move go on")
    func repeats() {
        let keys = KeyBindings.standard
        #expect(keys.event(for: KeyStroke("f"), isRepeat: true) == nil)
        #expect(keys.event(for: KeyStroke("space"), isRepeat: true) == nil)
        #expect(keys.event(for: KeyStroke("+"), isRepeat: true) != nil)
        #expect(keys.event(for: KeyStroke("right"), isRepeat: true) != nil)
        #expect(keys.event(for: KeyStroke("tab"), isRepeat: true) != nil)
    }

    @Test("can be bound otherwise, and the session follows")
    func bind() {
        var session = Session(options: .standard, view: ViewSize(width: 800, height: 600), scale: 1)
        #expect(session.handle(.key("q"), at: 0) == [.quit])
        session.keys.bind(KeyStroke("q"), to: nil)
        session.keys.bind(KeyStroke("x", [.control]), to: .quit)
        #expect(session.handle(.key("q"), at: 1) == [])
        #expect(session.handle(.key("ctrl+x"), at: 2) == [.quit])
        #expect(session.keys.strokes(for: .quit) == [KeyStroke("x", [.control])])
    }

    @Test("reach every action, which has a name of its own")
    func actions() {
        for action in KeyAction.allCases {
            #expect(!KeyBindings.standard.strokes(for: action).isEmpty, "\(action)")
            #expect(KeyAction(rawValue: action.rawValue) == action)
        }
    }
}
