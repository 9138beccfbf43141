import Settings

/// Settings of tests: a command line with files under it that need no disk.
enum SettingsFile {
    /// What the viewer is to do, with the files that count most first.
    static func settings(_ arguments: [String], _ files: String...) throws -> ViewerSettings {
        guard case .view(let settings) = try invocation(arguments, files) else { throw UsageError.other("no viewer") }
        return settings
    }

    /// What `--print-config` prints.
    static func printed(_ arguments: [String], _ files: String...) throws -> String {
        guard case .print(let text) = try invocation(arguments + ["--print-config"], files) else {
            throw UsageError.other("no text")
        }
        return text
    }

    /// The words of the refusal of one file, "" when it is not refused.
    static func refusal(_ file: String, _ arguments: String...) -> String {
        do {
            _ = try invocation(arguments, [file])
            return ""
        } catch {
            return error.sentence
        }
    }

    /// The files are /etc/xdg/vitrine/0.json and so on; the person's folder is /home/me.
    static func invocation(_ arguments: [String], _ files: [String]) throws(UsageError) -> Invocation {
        try Invocation(arguments.map { Array($0.utf8) }, workingFolder: Array("/home/ada".utf8)) { _ in
            files.enumerated().map { number, text in
                ConfigurationSource(
                    path: Array("/etc/xdg/vitrine/\(number).json".utf8), home: Array("/home/me".utf8),
                    bytes: Array(text.utf8))
            }
        }
    }
}
