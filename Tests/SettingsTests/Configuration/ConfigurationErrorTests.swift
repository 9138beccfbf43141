import Settings
import Testing

@Suite("Mistakes in the settings file")
struct ConfigurationErrorTests {
    private let file = "/etc/xdg/vitrine/0.json"

    @Test(
        "A mistake is told with the file, the line, the column, the key, and what is allowed",
        arguments: [
            ("{\n \"fulscreen\": true}", "2:2: \"fulscreen\" is no setting; did you mean \"fullscreen\"?"),
            ("{\"fullscreen\": 1}", "1:2: \"fullscreen\" must be true or false, not 1."),
            ("{\"scale\":\n\"2\"}", "1:2: \"scale\" must be a number from 0.1 to 100.0, not \"2\"."),
            (
                "{\"sort\": \"date\"}",
                "1:2: \"sort\" must be one of \"name\", \"time\", \"size\", \"random\", not \"date\"."
            ),
            ("{\"size\": [1, 2]}", "1:2: \"size\" must be a size like \"1280x800\", not [1,2]."),
            ("{\"min-zoom\": 0}", "1:2: \"min-zoom\" must be a number above 0, not 0.0."),
            ("{\"texture-budget\": 1.5}", "1:2: \"texture-budget\" must be a whole number above 0, not 1.5."),
            ("{\"help\": true}", "1:2: --help makes sense on the command line only."),
            ("{\"config\": \"a\"}", "1:2: --config makes sense on the command line only."),
            ("{\"log\": \"é\", /*é\n*/ \"size\": 1}", "2:4: \"size\" must be a size like \"1280x800\", not 1."),
            ("{\"size\": \"9x9\" \"sort\": 1}", "1:16: '\"' stands where a comma or } is needed."),
            ("{\"size\": \"9x9\", \"size\": null}", "1:17: the key \"size\" stands twice in one object."),
            ("{} /* no end", "1:4: a comment begins with /* and does not end."),
            ("{\"keys\": {\"ctlr+o\": \"next\"}}", "1:11: \"ctlr+o\" is no key; a key is a letter"),
            ("{\"keys\": {\"o\": \"nxt\"}}", "1:11: \"o\" cannot do \"nxt\"; did you mean \"next\"?"),
            ("{\"keys\": []}", "1:2: \"keys\" must be an object like { \"ctrl+f\": \"fullscreen\" }, not []."),
            (
                "{\"reduced-motion\": true,\n\"full-motion\": true}",
                "2:1: \"reduced-motion\" and \"full-motion\" contradict each other."
            ),
        ])
    func refuses(text: String, sentence: String) {
        let refusal = SettingsFile.refusal(text)
        #expect(refusal.hasPrefix("\(file):\(sentence)"), "\(refusal)")
    }

    @Test("A key that resembles none lists those that there are")
    func lists() {
        let refusal = SettingsFile.refusal("{\"xyzzyplugh\": 1}")
        for option in Option.viewer where option.isSetting { #expect(refusal.contains(option.name)) }
        #expect(refusal.contains("keys"))
    }

    @Test("What only fails together with the command line is told with the file, what fails without it is not")
    func blame() {
        let text = "{\"max-zoom\": 1}"
        #expect(SettingsFile.refusal(text, "--min-zoom=2").hasPrefix("\(file): --min-zoom 2.0 is above --max-zoom 1.0"))
        #expect(SettingsFile.refusal(text, "--double-tap-zoom=2").hasPrefix("--double-tap-zoom works with"))
    }

    @Test("A list is no file of settings, nor is an empty file")
    func noObject() {
        #expect(SettingsFile.refusal("[]") == "\(file): the settings must stand in braces: { \"fullscreen\": true }.")
        #expect(SettingsFile.refusal("") == "\(file):1:1: the JSON text ends too early.")
    }
}
