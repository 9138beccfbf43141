import JSONText

/// A file of settings, taken apart by the table of options.
public struct ConfigurationFile: Sendable {
    /// What it sets, by the names of the options.
    let values: [String: OptionValue]
    /// What it binds keys to.
    let keys: KeySettings
    /// What it makes gestures do.
    let gestures: GestureSettings
    /// The file's name.
    let name: String
    private let text: LenientJSON

    /// Reads a file.
    public init(_ source: ConfigurationSource, options: [Option] = Option.viewer) throws(ConfigurationError) {
        let name = String(decoding: source.path, as: UTF8.self)
        self.name = name
        do {
            text = try LenientJSON(parsing: source.bytes)
        } catch {
            throw ConfigurationError(
                problem: .noJSON(error.reason.reason), place: SettingPlace(file: name, place: error.place))
        }
        guard let object = text.value.object else {
            throw ConfigurationError(problem: .noObject, place: SettingPlace(file: name, place: nil))
        }
        var values: [String: OptionValue] = [:]
        var keys = KeySettings()
        var gestures = GestureSettings()
        for member in object.members {
            do throws(SettingError) {
                switch member.key {
                case KeySettings.name: keys = try KeySettings(member.value)
                case GestureSettings.name: gestures = try GestureSettings(member.value)
                default: values[member.key] = try Self.value(member, source, options)
                }
            } catch {
                let path = [member.key, error.member].compactMap { $0 }.map { JSONStep.key($0) }
                throw ConfigurationError(
                    problem: error.problem, place: SettingPlace(file: name, place: text.place(of: path)))
            }
        }
        self.values = values
        self.keys = keys
        self.gestures = gestures
        try refuseContradictions()
    }

    private static func value(
        _ member: JSONObject.Member, _ source: ConfigurationSource, _ options: [Option]
    ) throws(SettingError) -> OptionValue {
        let key = member.key
        guard let option = options.first(where: { $0.name == key }) else {
            let known = options.filter(\.isSetting).map(\.name) + [KeySettings.name, GestureSettings.name]
            throw SettingError(
                .unknownKey(key, nearest: Spelling.nearest(to: key, among: known), known: known))
        }
        guard option.isSetting else { throw SettingError(.commandLineOnly(key)) }
        guard let value = OptionValue(member.value, of: option, in: source) else {
            throw SettingError(
                .badValue(key: key, value: member.value.text, expected: option.kind.expectedSetting))
        }
        return value
    }

    /// Two flags that exclude each other cannot both be wanted by one file.
    private func refuseContradictions() throws(ConfigurationError) {
        for rivals in Option.contradictions {
            let wanted = rivals.map(\.name).filter { values[$0] == .flag }
            guard wanted.count > 1 else { continue }
            throw ConfigurationError(problem: .contradiction(wanted[0], wanted[1]), place: place(of: wanted[1]))
        }
    }

    /// Where a setting stands.
    func place(of key: String) -> SettingPlace { SettingPlace(file: name, place: text.place(of: [.key(key)])) }
}
