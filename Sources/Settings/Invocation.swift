/// What a command line of `vitrine` wants done.
public enum Invocation: Sendable {
    /// Show a picture, or the empty window.
    case view(ViewerSettings)
    /// Send a command to a running viewer.
    case control(ControlCall)
    /// Say what decoders are kept from.
    case check
    /// Say what decoders read.
    case formats
    /// Print this text on standard output and end with status 0.
    case print(String)

    /// Finds what the files of settings hold, the one that counts most first.
    public typealias FindingSettings = (ConfigurationChoice) throws(ConfigurationError) -> [ConfigurationSource]

    /// Reads the arguments after the program's name. Errors are for standard error and exit status 2.
    ///
    /// `workingFolder` makes the paths of `ctl` absolute. `settings` is asked at most once, and not when the arguments want something else than
    /// a picture.
    public init(
        _ arguments: [[UInt8]], workingFolder: [UInt8], settings: FindingSettings = { _ in [] }
    ) throws(UsageError) {
        if arguments.first == Array("ctl".utf8) {
            let rest = Array(arguments.dropFirst())
            self =
                Self.asksForHelp(rest)
                ? .print(Self.controlHelp) : .control(try ControlCall(rest, workingFolder: workingFolder))
            return
        }
        if Self.asksForHelp(arguments) {
            self = .print(Self.viewerHelp)
            return
        }
        let parsed = try ParsedArguments(arguments, options: Option.viewer)
        if parsed.has(.version) {
            self = .print("vitrine \(ProgramVersion.number)\n")
        } else if parsed.has(.check) {
            self = .check
        } else if parsed.has(.formats) {
            self = .formats
        } else {
            let effective = try EffectiveSettings(parsed, workingFolder: workingFolder, settings)
            self = parsed.has(.printConfig) ? .print(effective.text) : .view(effective.settings)
        }
    }

    /// Help is given even when the rest of the line is wrong: it is why help is asked for.
    private static func asksForHelp(_ arguments: [[UInt8]]) -> Bool {
        arguments.prefix { $0 != Array("--".utf8) }.contains(Array("--help".utf8))
    }

    private static var viewerHelp: String {
        HelpText.text(usage: HelpText.viewerUsage, options: Option.viewer, hasSections: true)
    }

    private static var controlHelp: String {
        HelpText.text(
            usage: [HelpText.controlUsage], options: ControlCall.options + [.help],
            closing: "Commands: \(ControlCommand.names.joined(separator: " "))")
    }
}
