extension Option {
    /// The only file of settings.
    public static let config = Option(
        "config", .path, "FILE", help: "read the settings in this file, and in no other", section: .settings,
        isSetting: false)
    /// No file of settings.
    public static let noConfig = Option(
        "no-config", .flag, help: "read no settings from files", section: .settings, isSetting: false)
    /// Says what holds.
    public static let printConfig = Option(
        "print-config", .flag,
        help: "print the settings that hold, in a form that can be read back, and end", section: .settings,
        isSetting: false)
}
