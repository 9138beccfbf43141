import Settings

/// The completions of bash.
enum BashCompletion {
    /// The script.
    static var text: String {
        """
        # shellcheck shell=bash
        # Completions of vitrine and vitrine-simulate for bash, made from the programs' tables of options.

        # What may come next, of these words.
        _vitrine_words() {
            mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
        }

        # Files and folders.
        _vitrine_files() {
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$1")
        }

        # Some of these words with commas between them.
        _vitrine_list() {
            local done=
            if [[ $2 == *,* ]]; then done=${2%,*},; fi
            compopt -o nospace 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -P "$done" -W "$1" -- "${2##*,}")
        }

        \(function("_vitrine", Option.viewer, operands: "_vitrine_files \"$word\"", opening: control))

        \(function("_vitrine_simulate", Option.simulator, operands: "COMPREPLY=()", opening: []))

        complete -F _vitrine vitrine
        complete -F _vitrine_simulate vitrine-simulate

        """
    }

    /// `vitrine ctl` has options and words of its own.
    private static let control = [
        "    if [[ ${COMP_WORDS[1]} == ctl && $COMP_CWORD -gt 1 ]]; then",
        "        case $option in",
        "            --control) _vitrine_files \"$word\" ;;",
        "            *) _vitrine_words \"--control --help \(ControlCommand.names.joined(separator: " "))\" \"$word\" ;;",
        "        esac",
        "        return",
        "    fi",
    ]

    private static func function(
        _ name: String, _ options: [Option], operands: String, opening: [String]
    ) -> String {
        let cases = options.compactMap(line)
        let flags = options.filter { $0.kind == .flag }.map { "--\($0.name)" }.joined(separator: " | ")
        let lines =
            [
                "\(name)() {",
                "    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} attached=",
                "    # An equals sign is a word of its own for bash.",
                "    if [[ $word == = ]]; then",
                "        word='' attached=yes",
                "    elif [[ $option == = ]]; then",
                "        option=${COMP_WORDS[COMP_CWORD - 2]} attached=yes",
                "    fi",
            ] + opening + ["    case $option in"] + cases + [
                "        \(flags))", "            if [[ $attached ]]; then",
                "                _vitrine_words \"yes no\" \"$word\"",
                "                return", "            fi", "            ;;", "    esac",
                "    if [[ $word == -* ]]; then",
                "        _vitrine_words \"\(options.map { "--\($0.name)" }.joined(separator: " "))\" \"$word\"",
                "    else", "        \(operands)", "    fi", "}",
            ]
        return lines.joined(separator: "\n")
    }

    private static func line(_ option: Option) -> String? {
        let action =
            switch option.completion {
            case .flag: nil as String?
            case .choice(let words): "_vitrine_words \"\(words.joined(separator: " "))\" \"$word\""
            case .words(let words): "_vitrine_list \"\(words.joined(separator: " "))\" \"$word\""
            case .file: "_vitrine_files \"$word\""
            case .anything: "COMPREPLY=()"
            }
        return action.map { "        --\(option.name))\n            \($0)\n            return\n            ;;" }
    }
}
