import JSONText
import Settings

/// The parts of pages that are made of options.
enum OptionBlocks {
    /// For a page about the command line: each option with what it does, under its heading.
    static func commandLine(_ options: [Option], hasSections: Bool) -> [Block] {
        guard hasSections else { return [table(options)] }
        return Option.sections(of: options).flatMap { [.subheading($0.section.rawValue), table($0.options)] }
    }

    private static func table(_ options: [Option]) -> Block {
        .table(["option", "meaning"], options.map { [term($0), $0.fullHelp, $0.details] })
    }

    /// For a page about settings: each setting with its values, what it does and what is usual, under its heading.
    static func settings(_ options: [Option]) -> [Block] {
        Option.sections(of: options.filter(\.isSetting)).flatMap { section, options in
            [
                .subheading(section.rawValue),
                .table(
                    ["option", "setting", "meaning", "usual"],
                    options.map { [term($0), setting($0), meaning($0), usual($0)] }),
            ]
        }
    }

    /// For a page about settings: what can only stand on the command line.
    static func commandLineOnly(_ options: [Option]) -> Block {
        .table(["option", "meaning"], options.filter { !$0.isSetting }.map { [term($0), meaning($0)] })
    }

    /// For a page about the file alone: each key with what it does, its values and what is usual.
    static func keys(_ options: [Option]) -> [Block] {
        Option.sections(of: options.filter(\.isSetting)).flatMap { section, options in
            [
                .subheading(section.rawValue),
                .table(
                    ["key", "meaning", "value"],
                    options.map {
                        [
                            "`\"\($0.name)\"`", $0.fullHelp, $0.details,
                            "The value is \($0.kind.expectedSetting)",
                        ]
                    }),
            ]
        }
    }

    private static func term(_ option: Option) -> String {
        "`--\(option.name)`" + (option.placeholder.isEmpty ? "" : " \(option.placeholder)")
    }

    private static func setting(_ option: Option) -> String { "`\"\(option.name)\"`: \(option.kind.expectedSetting)" }

    private static func meaning(_ option: Option) -> String {
        option.details.isEmpty ? option.help : "\(option.help). \(option.details)"
    }

    private static func usual(_ option: Option) -> String {
        switch option.standard {
        case .asFound(let words): words
        case .nothing, .text, .number: option.usualSetting == .null ? "" : "`\(option.usualSetting.text)`"
        }
    }
}
