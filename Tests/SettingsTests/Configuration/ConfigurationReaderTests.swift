import Foundation
import Settings
import TestSupport
import Testing

@Suite("Where settings are read")
struct ConfigurationReaderTests {
    private func text(_ paths: [[UInt8]]) -> [String] { paths.map { String(decoding: $0, as: UTF8.self) } }

    private func places(home: String? = "/home/me", own: String? = nil, folders: String? = nil) -> [String] {
        text(
            ConfigurationPlaces(
                home: home.map { Array($0.utf8) }, configHome: own.map { Array($0.utf8) },
                configFolders: folders.map { Array($0.utf8) }
            ).files)
    }

    @Test("The person's file comes before the system's, by the rules of XDG")
    func places() {
        #expect(places() == ["/home/me/.config/vitrine/config.json", "/etc/xdg/vitrine/config.json"])
        #expect(
            places(own: "/own", folders: "/a:/b")
                == ["/own/vitrine/config.json", "/a/vitrine/config.json", "/b/vitrine/config.json"])
        #expect(places(home: nil, folders: "") == ["/etc/xdg/vitrine/config.json"])
        #expect(places(home: "x", own: "relative", folders: "y:/z") == ["/z/vitrine/config.json"])
    }

    @Test("Missing files are no matter, unless one was named")
    func missing() throws {
        let folder = try TemporaryFolder()
        let reader = reader(folder)
        #expect(try reader.read(.usual) == [])
        #expect(throws: ConfigurationError.self) { try reader.read(.file(Array("none.json".utf8))) }
        _ = try folder.write(Array("{}".utf8), to: "named.json")
        #expect(try reader.read(.file(Array("named.json".utf8))).map(\.bytes) == [Array("{}".utf8)])
        #expect(try reader.read(.none) == [])
    }

    @Test("A folder, a pipe and a file that is far too long are refused with their names")
    func refused() throws {
        let folder = try TemporaryFolder()
        let reader = reader(folder)
        mkfifo(folder.file("pipe"), 0o600)
        _ = try folder.write([UInt8](repeating: 0x20, count: 1 << 20 + 1), to: "long")
        for name in [".", "pipe", "long"] {
            let error = #expect(throws: ConfigurationError.self) { try reader.read(.file(Array(name.utf8))) }
            #expect(error?.sentence.hasPrefix("\(folder.path)/\(name): ") == true)
        }
    }

    private func reader(_ folder: TemporaryFolder) -> ConfigurationReader {
        let path = Array(folder.path.utf8)
        return ConfigurationReader(
            ConfigurationPlaces(home: path, configHome: nil, configFolders: path), workingFolder: path)
    }
}
