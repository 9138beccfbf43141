import Foundation
import Manual
import Settings
import TestSupport
import Testing

@Suite("Every option of the table")
struct OptionWalkTests {
    private func settings(_ arguments: [String], file: String = "{}") throws -> ViewerSettings {
        let invocation = try Invocation(arguments.map { Array($0.utf8) }, workingFolder: Array("/home/ada".utf8)) { _ in
            [ConfigurationSource(path: Array("/etc/xdg/vitrine/config.json".utf8), bytes: Array(file.utf8))]
        }
        guard case .view(let settings) = invocation else { throw Trouble("no viewer") }
        return settings
    }

    @Test("It changes what the viewer does, and its key in the file changes the very same", arguments: OptionSample.all)
    func changes(sample: OptionSample) throws {
        let companion = sample.companion
        let without = try settings([companion?.argument].compactMap { $0 })
        let byOption = try settings([companion?.argument, sample.argument].compactMap { $0 })
        let members = [companion?.setting, sample.setting].compactMap { $0 }.joined(separator: ", ")
        let byFile = try settings([], file: "{ \(members) }")
        #expect(byOption != without, "\(sample.argument) changes nothing")
        #expect(byFile == byOption, "{ \(members) } is not \(sample.argument)")
    }

    @Test("null in the file is as usual, and a flag is taken back by =no", arguments: OptionSample.all)
    func nothing(sample: OptionSample) throws {
        #expect(try settings([], file: "{ \"\(sample.option.name)\": null }") == settings([]))
        guard sample.option.kind == .flag else { return }
        let companion = [sample.companion?.argument].compactMap { $0 }
        let taken = try settings(companion + ["\(sample.argument)=no"], file: "{ \(sample.setting) }")
        #expect(try taken == settings(companion))
        #expect(try settings(companion + ["\(sample.argument)=yes"]) == settings(companion + [sample.argument]))
    }

    @Test("It is in the help, the manual, the documentation and the completions", arguments: Option.viewer)
    func isTold(option: Option) throws {
        guard case .print(let help) = try Invocation([Array("--help".utf8)], workingFolder: []) else {
            throw Trouble("no help")
        }
        #expect(help.contains("  --\(option.name)"))
        #expect(!option.help.isEmpty && option.help.last != ".")
        #expect((option.kind == .flag) == option.placeholder.isEmpty)
        let roffName = option.name.split(separator: "-").joined(separator: "\\-")
        let texts = Dictionary(uniqueKeysWithValues: ManualFile.all.map { ($0.path, $0.text) })
        func tells(_ path: String, _ words: String) -> Bool { texts[path]?.contains(words) == true }
        #expect(tells("Resources/man/vitrine.1", "\n\\fB\\-\\-\(roffName)\\fR"))
        #expect(tells("Resources/man/vitrine-config.5", "\n\\fB\"\(roffName)\"\\fR\n") == option.isSetting)
        #expect(tells("docs/configuration.md", "| `--\(option.name)`"))
        #expect(tells("docs/configuration.md", "`\"\(option.name)\"`: ") == option.isSetting)
        #expect(tells("Resources/completions/_vitrine", "'--\(option.name)"))
        #expect(tells("Resources/completions/vitrine.fish", " -l \(option.name) "))
    }
}
