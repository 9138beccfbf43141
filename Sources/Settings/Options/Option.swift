/// One option of a command line. Help, man page, completions, documentation and the settings file are made from the same value.
public struct Option: Hashable, Sendable {
    /// The name without the dashes. It is the key in the settings file as well.
    public let name: String
    /// What it takes.
    public let kind: Kind
    /// How the help calls the value; empty for a flag.
    public let placeholder: String
    /// What it does, without a full stop.
    public let help: String
    /// Under which heading it stands.
    public let section: Section
    /// What holds without it.
    public let standard: Standard
    /// Whether it can stand in the settings file. One that asks for a text and the end, or chooses the file, cannot.
    public let isSetting: Bool
    /// What there is to say beyond `help`, in whole sentences.
    public let details: String

    /// The option with a name.
    public init(
        _ name: String, _ kind: Kind, _ placeholder: String = "", help: String, section: Section = .more,
        standard: Standard = .nothing, isSetting: Bool = true, details: String = ""
    ) {
        self.name = name
        self.kind = kind
        self.placeholder = placeholder
        self.help = help
        self.section = section
        self.standard = standard
        self.isSetting = isSetting
        self.details = details
    }

    /// What it does and what holds without it, without a full stop.
    public var fullHelp: String {
        standard.words.map { "\(help); default: \($0)" } ?? help
    }
}
