internal import CSystem
internal import Glibc
internal import Wire

/// What a fetcher may still open: how names are resolved, whom the system trusts, and what libraries read of themselves.
enum ReadablePlaces {
    private static let paths = [
        "/etc/resolv.conf", "/etc/hosts", "/etc/host.conf", "/etc/nsswitch.conf", "/etc/gai.conf", "/etc/services",
        "/etc/protocols",
        "/etc/ssl", "/etc/pki", "/etc/ca-certificates", "/usr/share/ca-certificates",
        "/usr/local/share/ca-certificates", "/usr/share/zoneinfo",
        "/etc/localtime", "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/dev/null", "/dev/urandom",
        // Where the list of name servers really is, which is replaced when the network changes.
        "/run/systemd/resolve", "/run/resolvconf", "/run/NetworkManager/resolv.conf",
    ]

    /// Those of them that are there, open.
    static func open() -> [OwnedDescriptor] {
        paths.compactMap { path in
            let number = unsafe Glibc.open(path, O_PATH | O_CLOEXEC)
            return number >= 0 ? OwnedDescriptor(taking: number) : nil
        }
    }

    private static let O_PATH: Int32 = 0o10_000_000

    /// Loads the libraries by which this system resolves names, as long as libraries can be loaded: the system would load them when the first name
    /// is looked for.
    static func loadResolvers() {
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        let file = unsafe Glibc.open("/etc/nsswitch.conf", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        let count = unsafe read(file, &bytes, bytes.count)
        close(file)
        for line in String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: "\n") {
            let words = line.split { $0 == " " || $0 == "\t" }
            guard words.first == "hosts:" else { continue }
            for word in words.dropFirst()
            where word.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || (0x30...0x7A).contains($0) }) {
                // It stays loaded until the end.
                _ = unsafe dlopen("libnss_\(word).so.2", RTLD_NOW)
            }
        }
    }
}
