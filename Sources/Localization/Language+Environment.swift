extension Language {
    /// The names of the environment's variables that choose a language; `LANGUAGE` is a list, the first of the others that is set counts.
    public static let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]

    /// The language that an environment asks for, by the rules of GNU gettext; English when it asks for none that there is.
    ///
    /// `value` gives the value of a variable, or nil when it is not set. `LANGUAGE` lists languages by preference, with colons between them, and is heeded
    /// only where a locale is set that is not "C".
    public init(environment value: (String) -> String?) {
        let named = Self.variables.dropFirst().compactMap(value).first { !$0.isEmpty }
        guard let named, !Self.isPlain(named) else {
            self = .english
            return
        }
        let preferred = (value("LANGUAGE") ?? "").split(separator: ":").map(String.init)
        self = (preferred + [named]).lazy.compactMap { Language(locale: $0) }.first ?? .english
    }

    /// The language of a locale's name: "de_AT.UTF-8@euro", "pt-BR"; nil when there is none. Where only the script or the country differs, as with the
    /// traditional Chinese of `zh_TW`, it is the one that there is.
    public init?(locale name: String) {
        if Self.isPlain(name) {
            self = .english
            return
        }
        let code = name.prefix { !"_-.@".contains($0) }.lowercased()
        guard let language = Language(rawValue: code) else { return nil }
        self = language
    }

    /// Whether a locale's name stands for programs that speak no language in particular.
    private static func isPlain(_ name: String) -> Bool {
        let plain = name.prefix { $0 != "." && $0 != "@" }
        return plain == "C" || plain == "POSIX"
    }
}
