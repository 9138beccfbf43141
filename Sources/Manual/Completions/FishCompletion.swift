import Settings

/// The completions of fish.
enum FishCompletion {
    /// The script.
    static var text: String {
        let viewer = Option.viewer.map { line("vitrine", $0, condition: "not __fish_seen_subcommand_from ctl") }
        let control = [Option.socket, .help].map {
            line("vitrine", $0, condition: "__fish_seen_subcommand_from ctl")
        }
        let commands =
            "complete -c vitrine -n '__fish_seen_subcommand_from ctl' -f -a '\(ControlCommand.names.joined(separator: " "))'"
        let simulator = Option.simulator.map { line("vitrine-simulate", $0, condition: nil) }
        return
            ([
                "# Completions of vitrine and vitrine-simulate for fish, made from the programs' tables of options.",
                "complete -c vitrine -n __fish_is_first_token -a ctl -d 'send a command to a running vitrine'",
            ] + viewer + control + [commands] + simulator).joined(separator: "\n") + "\n"
    }

    private static func line(_ program: String, _ option: Option, condition: String?) -> String {
        let value =
            switch option.completion {
            case .flag: ""
            case .choice(let words), .words(let words): " -x -a '\(words.joined(separator: " "))'"
            case .file: " -r -F"
            case .anything: " -x"
            }
        let when = condition.map { " -n '\($0)'" } ?? ""
        return "complete -c \(program)\(when) -l \(option.name)\(value) -d '\(escaped(option.summary))'"
    }

    private static func escaped(_ words: String) -> String {
        words.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    }
}
