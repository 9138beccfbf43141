/// A file of the project that is made from the table of options.
public struct ManualFile: Hashable, Sendable {
    /// Where it is in the project.
    public let path: String
    /// All of it.
    public let text: String

    /// All files that are made.
    public static let all = [
        ManualFile(path: "docs/configuration.md", text: ConfigurationPage.markdown),
        ManualFile(path: "Resources/man/vitrine.1", text: ViewerPage.roff),
        ManualFile(path: "Resources/man/vitrine-config.5", text: ConfigurationPage.roff),
        ManualFile(path: "Resources/man/vitrine-simulate.1", text: SimulatorPage.roff),
        ManualFile(path: "Resources/completions/vitrine.bash", text: BashCompletion.text),
        ManualFile(path: "Resources/completions/_vitrine", text: ZshCompletion.text),
        ManualFile(path: "Resources/completions/vitrine.fish", text: FishCompletion.text),
    ]
}
