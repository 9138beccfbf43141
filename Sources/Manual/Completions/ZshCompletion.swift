import Settings

/// The completions of zsh.
enum ZshCompletion {
    /// The script.
    static var text: String {
        """
        #compdef vitrine vitrine-simulate
        # Completions of vitrine and vitrine-simulate for zsh, made from the programs' tables of options.

        if [[ $service == vitrine-simulate ]]; then
            _arguments \\
        \(lines(Option.simulator, indent: 8))
        elif (( CURRENT > 2 )) && [[ $words[2] == ctl ]]; then
            _arguments \\
                '2:command:(\(ControlCommand.names.joined(separator: " ")))' \\
                '*:key=value: ' \\
        \(lines([Option.socket, .help], indent: 8))
        else
            _arguments \\
                '*:picture or folder:_files' \\
        \(lines(Option.viewer, indent: 8))
        fi

        """
    }

    private static func lines(_ options: [Option], indent: Int) -> String {
        options.map { String(repeating: " ", count: indent) + specification($0) }.joined(separator: " \\\n")
    }

    private static func specification(_ option: Option) -> String {
        let help = "[\(escaped(option.summary))]"
        let value =
            switch option.completion {
            case .flag: nil as String?
            case .choice(let words): "(\(words.joined(separator: " ")))"
            case .words(let words): "_values -s , \(option.placeholder) \(words.joined(separator: " "))"
            case .file: "_files"
            case .anything: " "
            }
        guard let value else { return "'--\(option.name)\(help)'" }
        return "'--\(option.name)=\(help):\(option.placeholder):\(value)'"
    }

    /// Brackets end a description, colons a part, apostrophes the word.
    private static func escaped(_ words: String) -> String {
        words.map { character in
            switch character {
            case "[", "]", ":", "\\": "\\\(character)"
            case "'": "'\\''"
            default: String(character)
            }
        }.joined()
    }
}
