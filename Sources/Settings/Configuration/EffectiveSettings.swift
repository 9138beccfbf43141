import Navigation

/// What holds in the end: a command line, and under it files of settings.
struct EffectiveSettings {
    /// What the viewer is to do.
    let settings: ViewerSettings
    /// All values that are not the usual ones.
    let arguments: ParsedArguments
    /// What makes the names of files on the command line absolute.
    let workingFolder: [UInt8]

    /// Lays the files that the command line chooses under it, and sees whether all of it together can be followed.
    init(
        _ commandLine: ParsedArguments, workingFolder: [UInt8], _ find: Invocation.FindingSettings
    ) throws(UsageError) {
        self.workingFolder = workingFolder
        var arguments = commandLine
        var files: [ConfigurationFile] = []
        let choice = try Self.choice(commandLine)
        do throws(ConfigurationError) {
            for source in try find(choice) {
                let file = try ConfigurationFile(source)
                arguments.lay(under: file)
                files.append(file)
            }
        } catch {
            throw .configuration(error)
        }
        do {
            var settings = try ViewerSettings(arguments)
            // What stands in the file that counts most comes last.
            for file in files.reversed() {
                settings.keys = file.keys.applied(to: settings.keys)
                settings.gestures = file.gestures.applied(to: settings.gestures)
            }
            self.settings = settings
        } catch {
            throw Self.blame(error, arguments, commandLine, files)
        }
        self.arguments = arguments
    }

    private static func choice(_ arguments: ParsedArguments) throws(UsageError) -> ConfigurationChoice {
        guard let path = arguments.path(.config) else { return arguments.has(.noConfig) ? .none : .usual }
        if arguments.has(.noConfig) {
            throw .other("--\(Option.config.name) and --\(Option.noConfig.name) contradict each other")
        }
        return .file(path)
    }

    /// Whose fault it is: the file's whose value is wrong, the command line's when that is wrong already without files, else the files'.
    private static func blame(
        _ error: UsageError, _ all: ParsedArguments, _ commandLine: ParsedArguments, _ files: [ConfigurationFile]
    ) -> UsageError {
        if let (key, value, expected) = error.badValue, let place = all.places[key] {
            return .configuration(
                ConfigurationError(problem: .badValue(key: key, value: value, expected: expected), place: place))
        }
        if let own = Self.error(of: commandLine) { return own }
        guard let file = files.first else { return error }
        let names = files.map(\.name).joined(separator: " and ")
        return .configuration(
            ConfigurationError(
                problem: .refused(error.sentence),
                place: SettingPlace(file: files.count == 1 ? file.name : names, place: nil)))
    }

    private static func error(of commandLine: ParsedArguments) -> UsageError? {
        do {
            _ = try ViewerSettings(commandLine)
            return nil
        } catch {
            return error
        }
    }
}

extension UsageError {
    /// The option whose value is at fault alone, the value, and what it must be.
    fileprivate var badValue: (option: String, value: String, expected: String)? {
        switch self {
        case .badValue(let option, let value, let expected): (option, value, expected)
        case .zoom(.notPositive(option: let option, value: let value)): (option, "\(value)", "a number above 0")
        case .zoom(.outOfRange(option: let option, value: let value)): (option, "\(value)", "from 0.000001 to 1000000")
        default: nil
        }
    }
}
