import Foundation
import TestSupport
import Testing

@Suite("Installation")
struct InstallationTests {
    private func install(_ words: String...) throws -> String {
        try ChildProcess.run([Project.file("scripts/install").path] + words, within: 120_000)
    }

    private func names(in folder: TemporaryFolder) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
    }

    @Test("What is installed runs from its place and finds its helpers, and is removed without a trace")
    func install() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Array("mine".utf8), to: "other")
        let prefix = folder.file("a prefix")
        _ = try install("--prefix", prefix, "--programs", Project.file(".build/debug").path)
        let program = "\(prefix)/bin/vitrine"
        #expect(try ChildProcess.run([program, "--formats"]).hasPrefix("jpeg"))
        #expect(
            try ChildProcess.run([program, "--version"]) == ChildProcess.run([Project.program("vitrine"), "--version"]))
        for name in [
            "applications/vitrine.desktop", "icons/hicolor/scalable/apps/vitrine.svg", "man/man1/vitrine.1",
            "man/man5/vitrine-config.5", "bash-completion/completions/vitrine", "zsh/site-functions/_vitrine",
            "fish/vendor_completions.d/vitrine.fish", "vitrine/gallery/6-mill.gif",
        ] { #expect(FileManager.default.fileExists(atPath: "\(prefix)/share/\(name)"), "\(name) is missing") }
        _ = try install("--prefix", prefix, "--uninstall")
        #expect(names(in: folder) == ["a prefix", "other"])
        #expect(throws: Trouble.self) { try install("--prefix", prefix, "--uninstall") }
    }

    @Test("Below another root nothing is written outside of it")
    func destdir() throws {
        let folder = try TemporaryFolder()
        _ = try install("--prefix=/usr", "--destdir=\(folder.path)", "--programs=\(Project.file(".build/debug").path)")
        #expect(names(in: folder).allSatisfy { $0.hasPrefix("usr") })
        #expect(names(in: folder).contains("usr/bin/vitrine"))
        _ = try install("--prefix=/usr", "--destdir=\(folder.path)", "--uninstall")
        #expect(names(in: folder).filter { $0.contains("vitrine") } == [])
    }
}
