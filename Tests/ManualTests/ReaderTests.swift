import Foundation
import Manual
import Settings
import TestSupport
import Testing

@Suite("What reads the manual and the completions")
struct ReaderTests {
    private static func has(_ program: String) -> Bool {
        ["/usr/bin", "/bin"].contains { access("\($0)/\(program)", X_OK) == 0 }
    }

    /// The files as the table makes them now, whatever stands in the project.
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for file in ManualFile.all {
            let name = file.path.split(separator: "/").last.map(String.init) ?? ""
            _ = try folder.write(Array(file.text.utf8), to: name)
        }
    }

    private func path(_ name: String) -> String { folder.file(name) }

    @Test(
        "man has no warnings about the pages", .enabled(if: has("man"), "man is not installed"),
        arguments: ["vitrine.1", "vitrine-config.5", "vitrine-simulate.1"])
    func man(page: String) throws {
        let command = "man --warnings -E UTF-8 -l -Tutf8 -Z \(path(page)) 2>&1 >/dev/null"
        #expect(try ChildProcess.run(["sh", "-c", command]) == "")
    }

    private func bash(_ words: String...) throws -> [String] {
        let script = """
            source \(path("vitrine.bash"))
            COMP_WORDS=(\(words.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
            _vitrine
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        return try ChildProcess.run(["bash", "-c", script]).split(separator: "\n").map(String.init)
    }

    @Test("bash completes options, their words behind a space or an equals sign, lists, and the commands of ctl")
    func bash() throws {
        #expect(try bash("vitrine", "--") == Option.viewer.map { "--\($0.name)" })
        #expect(try bash("vitrine", "--sort", "s") == ["size"])
        #expect(try bash("vitrine", "--sort", "=") == ["name", "time", "size", "random"])
        #expect(try bash("vitrine", "--sort", "=", "t") == ["time"])
        #expect(try bash("vitrine", "--fullscreen", "=", "n") == ["no"])
        #expect(try bash("vitrine", "--debug", "tiles,to") == ["tiles,touches"])
        #expect(try bash("vitrine", "--min-zoom", "''") == [])
        #expect(try bash("vitrine", "ctl", "scr") == ["screenshot"])
        #expect(try bash("vitrine", "/us") == ["/usr"])
    }

    @Test(
        "fish completes options, their words, and the commands of ctl",
        .enabled(if: has("fish"), "fish is not installed"))
    func fish() throws {
        func complete(_ line: String) throws -> [Substring] {
            let script = "source \(path("vitrine.fish")); complete -C '\(line)'"
            return try ChildProcess.run(["fish", "--no-config", "-c", script]).split(separator: "\n").compactMap {
                $0.split(separator: "\t").first
            }
        }
        #expect(Set(Option.viewer.map { "--\($0.name)" }).isSubset(of: try complete("vitrine --").map(String.init)))
        #expect(try complete("vitrine --sort ") == ["name", "random", "size", "time"])
        #expect(try complete("vitrine ctl scr") == ["screenshot"])
    }

    @Test("zsh can read its completions", .enabled(if: has("zsh"), "zsh is not installed"))
    func zsh() throws {
        #expect(try ChildProcess.run(["zsh", "-n", path("_vitrine")]) == "")
    }
}
