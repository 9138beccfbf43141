import Settings

/// The page about settings: `docs/configuration.md` and `vitrine-config(5)`.
enum ConfigurationPage {
    /// The page of the documentation.
    static var markdown: String {
        let note = Block.paragraph(
            "This page is made from the program's own table of options (`scripts/write-manual` writes it, a test compares it), as are "
                + "`vitrine --help`, the man pages and the completions of the shells.")
        return MarkdownWriter.text(
            title: "Configuration",
            blocks: [note, .heading("The file")] + ConfigurationText.file + [.heading("Settings and options")]
                + [.paragraph(ConfigurationText.flags)] + OptionBlocks.settings(Option.viewer)
                + [
                    .subheading("On the command line only"), OptionBlocks.commandLineOnly(Option.viewer),
                    .heading("Keys"),
                ] + ConfigurationText.keys(usually: "") + [.heading("Gestures")] + ConfigurationText.gestures + [
                    .heading("An example")
                ] + ConfigurationText.example)
    }

    /// The page of the manual.
    static var roff: String {
        let header = RoffWriter.Header(
            name: "VITRINE\\-CONFIG", section: 5, sectionName: "File Formats",
            source: "Vitrine \(ProgramVersion.number)")
        return RoffWriter.text(
            header,
            blocks: [
                .heading("Name"), .paragraph("vitrine-config - settings of the picture viewer vitrine"),
                .heading("Synopsis"),
                .paragraph("`$XDG_CONFIG_HOME/vitrine/config.json`, `$XDG_CONFIG_DIRS/vitrine/config.json`"),
                .heading("Description"),
            ] + ConfigurationText.file + [.heading("Settings")] + OptionBlocks.keys(Option.viewer) + [.heading("Keys")]
                + ConfigurationText.keys(usually: "usually ") + [.heading("Gestures")] + ConfigurationText.gestures + [
                    .heading("Examples")
                ]
                + ConfigurationText.example
                + [.heading("See also"), .paragraph("`vitrine`(1)")])
    }
}
