/// Where files of settings are looked for, by the XDG Base Directory Specification.
public struct ConfigurationPlaces: Hashable, Sendable {
    /// Under each folder of settings.
    private static let name = Array("/vitrine/config.json".utf8)

    /// The files, the one that counts most first: the person's, then those of the system.
    public let files: [[UInt8]]
    /// The folder of the person, or nil.
    public let home: [UInt8]?

    /// By the values of HOME, XDG_CONFIG_HOME and XDG_CONFIG_DIRS. Names that are not absolute do not count.
    public init(home: [UInt8]?, configHome: [UInt8]?, configFolders: [UInt8]?) {
        let home = home.flatMap { Self.isAbsolute($0) ? $0 : nil }
        self.home = home
        let own = configHome.flatMap { Self.isAbsolute($0) ? $0 : nil } ?? home.map { $0 + Array("/.config".utf8) }
        let named = configFolders.flatMap { $0.isEmpty ? nil : $0 } ?? Array("/etc/xdg".utf8)
        let folders = named.split(separator: UInt8(ascii: ":")).map(Array.init).filter(Self.isAbsolute)
        files = ([own].compactMap { $0 } + folders).map { $0 + Self.name }
    }

    private static func isAbsolute(_ path: [UInt8]) -> Bool { path.first == UInt8(ascii: "/") }
}
