import Foundation
import TestSupport
import Testing

@Suite("The entry in the desktop's menus")
struct DesktopFileTests {
    /// The names that desktops have for formats.
    private static let types = [
        "jpeg": ["image/jpeg"], "png": ["image/png", "image/apng", "image/vnd.mozilla.apng"], "gif": ["image/gif"],
        "bmp": ["image/bmp", "image/x-bmp", "image/x-ms-bmp"], "webp": ["image/webp"], "qoi": ["image/qoi"],
        "pnm": [
            "image/x-portable-anymap", "image/x-portable-bitmap", "image/x-portable-graymap", "image/x-portable-pixmap",
        ],
        "tiff": ["image/tiff"], "ico": ["image/vnd.microsoft.icon", "image/x-icon"], "cur": ["image/x-win-bitmap"],
        "tga": ["image/x-tga"], "pcx": ["image/vnd.zbrush.pcx", "image/x-pcx"], "xpm": ["image/x-xpixmap"],
        "xv": [], "lbm": ["image/x-ilbm"], "xcf": ["image/x-xcf"], "svg": ["image/svg+xml"],
    ]

    private func entry(_ key: String) throws -> String {
        let text = try String(contentsOf: Project.file("Resources/desktop/vitrine.desktop"), encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("\(key)=") }
        return String(try #require(line).dropFirst(key.count + 1))
    }

    @Test("It names the types of all formats that the decoder reads, and no others")
    func types() throws {
        let formats = try ChildProcess.run([Project.program("vitrine-decode"), "--formats"])
            .split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(!formats.isEmpty)
        for format in formats { #expect(Self.types[format] != nil, "Which MIME types has \(format)?") }
        let wanted = Set(formats.flatMap { Self.types[$0] ?? [] })
        #expect(Set(try entry("MimeType").split(separator: ";").map(String.init)) == wanted)
    }

    @Test("It starts the installed program, by the name and with the icon that are installed")
    func start() throws {
        #expect(try entry("Exec").hasPrefix("vitrine "))
        #expect(try entry("Icon") == "vitrine")
        #expect(FileManager.default.fileExists(atPath: Project.file("Resources/desktop/vitrine.svg").path))
    }
}
