import Localization
import Settings
import Viewing

/// `vitrine(1)`.
enum ViewerPage {
    /// The page of the manual.
    static var roff: String {
        let header = RoffWriter.Header(
            name: "VITRINE", section: 1, sectionName: "User Commands", source: "Vitrine \(ProgramVersion.number)")
        return RoffWriter.text(header, blocks: opening + options + closing)
    }

    private static let opening: [Block] = [
        .heading("Name"), .paragraph("vitrine - picture viewer for fingers"),
        .heading("Synopsis"), .code(HelpText.viewerUsage),
        .heading("Description"),
        .paragraph(
            "Vitrine shows pictures that follow the hands: fingers on a touchscreen, a trackpad, a mouse or keys. A single picture brings its whole folder "
                + "along, as an album in natural order; of several names each stands for itself, a folder for the pictures in it. `-` is the picture on "
                + "standard input. The album follows its files while one looks. Each picture is decoded by a process of its own, `vitrine-decode`, that can "
                + "only compute."),
    ]

    private static var options: [Block] {
        [
            .heading("Options"),
            .paragraph(
                "A value stands behind its option or after an equals sign. Of an option given twice the last one counts. `--` ends the options. "
                    + "A flag can have an answer, `--fullscreen=no` or `--fullscreen=yes`. Options can also stand in a file of settings, see "
                    + "`vitrine-config`(5), over which the command line counts."),
        ] + OptionBlocks.commandLine(Option.viewer, hasSections: true)
    }

    private static var closing: [Block] {
        let commands = ControlCommand.names.map { "`\($0)`" }.joined(separator: ", ")
        return [
            .heading("Keys"), .paragraph("They can be bound otherwise, see `vitrine-config`(5)."), keys,
            .heading("Driving it from outside"),
            .paragraph(
                "A viewer with `--control PATH` listens on that socket, which only its owner may use, for lines of JSON, and `vitrine ctl` sends one: "
                    + "`vitrine ctl --control /tmp/v goTo index=3`. The commands are \(commands)."),
            .heading("Files"),
            .table(
                ["file", "meaning"],
                [
                    ["`~/.config/vitrine/config.json`", "settings, see `vitrine-config`(5)"],
                    ["`/etc/xdg/vitrine/config.json`", "settings for all persons of the machine"],
                ]),
            .heading("Environment"),
            .table(
                ["variable", "meaning"],
                [
                    ["`XDG_CONFIG_HOME`, `XDG_CONFIG_DIRS`", "where settings are looked for"],
                    ["`SDL_VIDEODRIVER`", "`wayland`, `x11` or `kmsdrm`, where another one is wanted than is found"],
                ]),
            .heading("Exit status"),
            .table(
                ["status", "meaning"],
                [
                    ["0", "all went well"], ["1", "something outside failed: the screen, the socket, a file"],
                    ["2", "the command line or a file of settings cannot be followed"],
                ]),
            .heading("See also"), .paragraph("`vitrine-config`(5), `vitrine-simulate`(1)"),
        ]
    }

    private static var keys: Block {
        .table(
            ["keys", "action"],
            KeyAction.allCases.compactMap { action in
                let strokes = KeyBindings.standard.strokes(for: action).map { "`\($0.name)`" }
                return strokes.isEmpty ? nil : [strokes.joined(separator: ", "), action.words.english]
            })
    }
}
