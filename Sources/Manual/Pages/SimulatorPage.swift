import Settings

/// `vitrine-simulate(1)`.
enum SimulatorPage {
    /// The page of the manual.
    static var roff: String {
        let header = RoffWriter.Header(
            name: "VITRINE\\-SIMULATE", section: 1, sectionName: "User Commands",
            source: "Vitrine \(ProgramVersion.number)")
        return RoffWriter.text(
            header,
            blocks: [
                .heading("Name"),
                .paragraph("vitrine-simulate - gestures and movements of vitrine without a window"),
                .heading("Synopsis"), .code(HelpText.simulatorUsage),
                .heading("Description"),
                .paragraph(
                    "Reads lines of JSON from standard input, what fingers do and when, and prints where vitrine would have the picture. With `--replay` the "
                        + "lines are those of a file that `vitrine --record` wrote, and there is a line of output for each frame, the same to the last bit."
                ),
                .heading("Options"),
            ] + OptionBlocks.commandLine(Option.simulator, hasSections: false) + [
                .heading("Exit status"),
                .table(
                    ["status", "meaning"],
                    [["0", "all went well"], ["2", "the command line or a line cannot be followed"]]),
                .heading("Examples"),
                .code([
                    "echo '{\"t\":500,\"sample\":true}' |", "    vitrine-simulate --picture 2000x1000 --view 320x480",
                ]),
                .heading("See also"), .paragraph("`vitrine`(1)"),
            ])
    }
}
