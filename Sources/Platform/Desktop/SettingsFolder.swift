import Glibc

/// The person's settings in files.
struct SettingsFolder {
    /// No file of settings is longer; in bytes.
    private static let longestFile = 1 << 18

    private let path: String

    /// The folder that the environment names; nil when it names none.
    init?() {
        if let folder = Environment.text("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
            path = folder
        } else if let home = Environment.text("HOME"), home.hasPrefix("/") {
            path = home + "/.config"
        } else {
            return nil
        }
    }

    /// What the files say about animations: KDE's in KDE, else GTK's, the newest version's first.
    var animations: Bool? {
        let desktops = Environment.text("XDG_CURRENT_DESKTOP")?.split(separator: ":") ?? []
        if desktops.contains("KDE") { return text(of: "kdeglobals").flatMap(SettingsFile.kdeAnimations) }
        for version in ["gtk-4.0", "gtk-3.0"] {
            if let answer = text(of: "\(version)/settings.ini").flatMap(SettingsFile.gtkAnimations) { return answer }
        }
        return nil
    }

    /// The text of a regular file; opening never waits.
    private func text(of name: String) -> String? {
        let file = unsafe "\(path)/\(name)".withCString { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes = [UInt8](repeating: 0, count: Self.longestFile)
        var count = 0
        while count < bytes.count {
            let more = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            guard more > 0 else { break }
            count += more
        }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
