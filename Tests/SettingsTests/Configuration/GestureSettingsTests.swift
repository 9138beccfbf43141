import Navigation
import Settings
import Testing
import Viewing

@Suite("Gestures in the settings file")
struct GestureSettingsTests {
    @Test("A gesture is bound to an action, to nothing, or back to what it usually does")
    func binds() throws {
        let settings = try SettingsFile.settings(
            [], #"{"gestures": {"tap": "usual", "double-tap": "fullscreen"}}"#,
            #"{"gestures": {"tap": null, "two-finger-tap": null, "double-tap": "next"}}"#)
        #expect(settings.gestures[.tap] == .usual)
        #expect(settings.gestures[.doubleTap] == .action(.fullscreen))
        #expect(settings.gestures[.twoFingerTap] == .nothing)
        #expect(settings.zoom.taps == TapOptions(doubleTap: .isTold, twoFingerTap: .isIgnored))
        #expect(try SettingsFile.settings([], "{}").zoom.taps == TapOptions())
    }

    @Test("Settings of gestures read back as they are printed")
    func roundTrip() throws {
        let file = #"{"gestures": {"double-tap": null, "long-press": "information", "three-finger-swipe": null}}"#
        let printed = try SettingsFile.printed([], file)
        #expect(try SettingsFile.settings([], printed) == SettingsFile.settings([], file))
    }

    @Test(
        "A mistake is told with what is allowed",
        arguments: [
            ("{\"tapp\": null}", "\"tapp\" is no setting; did you mean \"tap\"?"),
            ("{\"tap\": \"nexd\"}", "\"tap\" cannot do \"nexd\"; did you mean \"next\"?"),
            (
                "{\"three-finger-swipe\": \"next\"}",
                "\"three-finger-swipe\" cannot do \"next\"; it can do usual, or null for nothing."
            ), ("7", "\"gestures\" must be an object like { \"long-press\": \"information\" }, not 7."),
        ])
    func refuses(text: String, sentence: String) {
        #expect(SettingsFile.refusal("{\"gestures\": \(text)}").hasSuffix(sentence))
    }
}
