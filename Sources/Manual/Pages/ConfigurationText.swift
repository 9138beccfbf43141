import Localization
import Settings
import Viewing

/// What pages say about the settings file in whole sentences.
enum ConfigurationText {
    /// Where the file is, and how it is written.
    static let file: [Block] = [
        .paragraph(
            "Settings stand in `$XDG_CONFIG_HOME/vitrine/config.json` (`~/.config/vitrine/config.json` where that variable is not set), and for all "
                + "persons of a machine, a kiosk say, in `vitrine/config.json` in each folder of `$XDG_CONFIG_DIRS` (`/etc/xdg` where that is not set). "
                + "The command line counts most, then the person's own file, then the system's, in their order. `--config FILE` reads that file and no "
                + "other, `--no-config` none. Files are read once, when the viewer starts; those that do not exist are no matter."
        ),
        .paragraph(
            "A file holds a JSON object, with two liberties: comments (`// to the end of the line` and `/* between these */`), and a comma after the last "
                + "member. Each option of the command line has a key: its own name without the dashes. `null` stands for what is usual, and takes back what a "
                + "file that counts less says. Names of files that are not absolute are taken from the folder of the file that names them; `~/` is the "
                + "person's folder."),
        .paragraph(
            "An unknown key or a value that is not allowed is an error, which names the file, the line, the column, the key and what is allowed; the viewer "
                + "then does not start (status 2). `--print-config` prints what holds in the end, all settings with what they mean, in the form of a file that "
                + "can be read back: `vitrine --print-config > ~/.config/vitrine/config.json` is a start."),
    ]

    /// How flags are taken back.
    static let flags =
        "What is a flag on the command line is `true` or `false` in the file. On the command line a flag can have an answer, `--fullscreen=no` or "
        + "`--fullscreen=yes`, so that it takes back what a file says. Of two flags that contradict each other the one that stands where it counts more "
        + "silences the other."

    /// How keys are bound, and what they can do; `usually` stands before the usual keys of an action.
    static func keys(usually: String) -> [Block] {
        [
            .paragraph(
                "`\"keys\"` is an object. Its keys are keys of the keyboard, its values what these do; `null` is nothing. What is not named stays as it is. "
                    + "A key is \(KeyStroke.description): `\"ctrl+o\"`, `\"shift+f5\"`, `\"ctrl++\"`. Where nothing is bound to a key with shift, it does what it "
                    + "does without."),
            .table(
                ["action", "what it does", "usual keys"],
                KeyAction.allCases.map { action in
                    let strokes = KeyBindings.standard.strokes(for: action).map { "`\($0.name)`" }
                    return [
                        "`\"\(action.rawValue)\"`", action.words.english,
                        strokes.isEmpty ? "" : usually + strokes.joined(separator: ", "),
                    ]
                }),
        ]
    }

    /// What gestures can be made to do.
    static var gestures: [Block] {
        [
            .paragraph(
                "`\"gestures\"` is an object, too. Its keys are gestures, its values the same actions, `null` for nothing, or `\"usual\"` for what the table "
                    + "says. Where a double tap does nothing, a tap need not wait for a second one, and there is no zooming by a double tap that is dragged. "
                    + "A three-finger swipe can only be usual or nothing."),
            .table(
                ["gesture", "what it usually does"],
                BoundGesture.allCases.map { ["`\"\($0.rawValue)\"`", $0.usual] }),
        ]
    }

    /// A file for a kiosk.
    static let example: [Block] = [
        .code([
            "// A screen in a museum.", "{", "  \"fullscreen\": true,", "  \"policy\": \"cover\",",
            "  \"reduced-motion\": false,", "  \"memory-budget\": 2000, // megabytes",
            "  \"keys\": { \"q\": null, \"ctrl+alt+q\": \"quit\" },", "  \"gestures\": { \"long-press\": null },", "}",
        ])
    ]
}
